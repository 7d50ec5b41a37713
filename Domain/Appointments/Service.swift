/// A bookable service. Services are data of the clinic, not of the program.
package struct Service: Hashable, Sendable, Identifiable {
    /// How many minutes a service may take.
    package static let possibleMinutes = 5...240

    /// The word by which links name it.
    package let slug: ServiceSlug

    /// The title.
    package let title: String

    /// How long it takes, in real minutes.
    package let minutes: Int

    /// The word by which links name it is its identity.
    package var id: ServiceSlug { slug }

    /// A service from its parts.
    package init(slug: ServiceSlug, title: String, minutes: Int) {
        self.slug = slug
        self.title = title
        self.minutes = minutes
    }
}

/// The word by which links name a service, such as `checkup`.
package typealias ServiceSlug = Slug<Service>

/// A service with everyone who offers it.
package struct ServiceOffer: Hashable, Sendable {
    /// The service.
    package let service: Service

    /// The clinicians who offer it, by name.
    package let clinicians: [Clinician]

    /// A service with everyone who offers it.
    package init(service: Service, clinicians: [Clinician]) {
        self.service = service
        self.clinicians = clinicians
    }
}
