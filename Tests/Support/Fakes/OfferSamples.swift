import Domain

extension Offer {
    /// The services, categories and products of the fakes.
    package static let samples =
        Service.samples.map { service in
            Offer(
                .service(ServiceOffer(service: service, clinicians: offering[service.slug.text] ?? [])),
                isRetired: false)
        }
        + ProductCategory.samples.map { Offer(.category($0), isRetired: false) }
        + Product.samples.map { Offer(.product($0), isRetired: false) }

    /// As at the example clinic: by name.
    private static let offering: [String: [Clinician]] = {
        func named(_ users: String...) -> [Clinician] { Clinician.samples.filter { users.contains($0.slug.text) } }
        return [
            "checkup": named("chen", "dana", "ines"), "consultation": named("chen", "dana"),
            "vaccination": named("dana", "ines"), "blood-test": named("ines"), "eye-test": named("dana"),
        ]
    }()
}

extension WeeklyHours {
    /// The hours of the fakes' clinic and clinicians, who have none of their own.
    package static let samples =
        [WeeklyHours(of: .clinic, name: "The clinic", hours: .sample)]
        + Clinician.samples.map { WeeklyHours(of: .clinician($0.slug), name: $0.name, hours: OpeningHours([])) }
}
