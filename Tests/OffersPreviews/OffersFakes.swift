import Domain
import Foundation
import Offers
import Support

/// The fakes behind each screen, for the manager unless somebody else is signed in.
final class OffersFakes {
    let sessions: FakeStaffSessionRepository
    let offers: FakeOfferRepository
    let coordinator = RecordingOffersCoordinator()
    let errors = RecordingErrorRouting()

    init(
        _ offers: [Offer] = Offer.shown, weeks: [WeeklyHours] = WeeklyHours.shown,
        session: StaffSession? = .sample(.manager)
    ) {
        sessions = FakeStaffSessionRepository(session: session)
        self.offers = FakeOfferRepository(offers, weeks: weeks, sessions: sessions)
    }

    var dependencies: OffersDependencies {
        OffersDependencies(offers: offers, currency: .eur, identifiers: SequentialIdentifiers(), errors: errors)
    }

    var deliveries: [PendingDeliveries] { [offers.deliveries, sessions.deliveries] }
}

extension Offer {
    /// The samples, with a service, a category and a product that are retired.
    nonisolated static let shown = samples.map { offer in
        Offer(offer.content, isRetired: ["vaccination", "seasonal", "504"].contains(offer.id.word))
    }

    /// The samples, the first of each kind with another title.
    nonisolated static func named(_ title: String) -> [Offer] {
        samples.map { offer in
            switch offer.content {
            case .service(let known) where known.service.slug.text == "checkup":
                let service = Service(slug: known.service.slug, title: title, minutes: 30)
                return Offer(.service(ServiceOffer(service: service, clinicians: known.clinicians)), isRetired: false)
            default: return offer
            }
        }
    }
}

extension OfferID {
    /// The service of the forms, its retired sibling, a product, a category, and a service that there is not.
    nonisolated static let (checkup, vaccination, lenses, eyeCare, nothing) = (
        ServiceSlug("checkup").map(OfferID.service), ServiceSlug("vaccination").map(OfferID.service),
        ProductNumber(513).map(OfferID.product), CategoryName("eye-care").map(OfferID.category),
        ServiceSlug("massage").map(OfferID.service)
    )
}

extension WeeklyHours {
    /// The samples, with hours of chen's own.
    nonisolated static let shown = named(nil)

    /// The samples, with another name for chen and hours of their own.
    nonisolated static func named(_ name: String?) -> [WeeklyHours] {
        samples.map { week in
            guard week.owner == .chen else { return week }
            let mornings = OpeningHours.sample.spans.filter { $0.weekday < 3 }
            return WeeklyHours(of: week.owner, name: name ?? week.name, hours: OpeningHours(mornings.inOrder))
        }
    }
}

extension HoursOwner {
    /// A clinician of the samples.
    nonisolated static let chen = ClinicianSlug("chen").map(HoursOwner.clinician)
    /// A clinician whom there is not.
    nonisolated static let nobody = ClinicianSlug("nobody").map(HoursOwner.clinician)
}
