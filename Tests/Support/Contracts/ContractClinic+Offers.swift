import Domain
import Testing

extension ContractClinic {
    /// Everything of a kind, on all pages.
    func everyOffer(_ kind: OfferKind) async throws -> [Offer] {
        var reader = offers.offers(OfferQuery(kind, pageSize: 500)).reader()
        return try await reader.value().offers
    }

    /// The offer of a title, or the first of a kind.
    func offer(_ kind: OfferKind, _ title: String? = nil) async throws -> Offer {
        try #require(try await everyOffer(kind).first { title == nil || $0.title == title })
    }

    /// The hours of chen.
    func week() async throws -> WeeklyHours {
        var reader = offers.week(of: .clinician(try #require(ClinicianSlug("chen")))).reader()
        return try await reader.value()
    }

    /// Expects that the person who is signed in neither sees nor changes what the clinic offers.
    func refusesOffers(_ error: AppError, about offer: Offer, _ week: WeeklyHours) async throws {
        var list = offers.offers(OfferQuery(.services)).reader()
        #expect(try await list.error() == error)
        var one = offers.offer(offer.id).reader()
        #expect(try await one.error() == error)
        var entry = offers.entry(for: .new(.products)).reader()
        #expect(try await entry.error() == error)
        var weeks = offers.weeks().reader()
        #expect(try await weeks.error() == error)
        var hours = offers.week(of: .clinic).reader()
        #expect(try await hours.error() == error)
        let draft = OfferDraft.category(try CategoryDraft(title: "Teas"))
        await #expect(throws: error) { try await offers.add(draft, operation: operation()) }
        await #expect(throws: error) { try await offers.change(draft, over: offer, operation: operation()) }
        await #expect(throws: error) { try await offers.setRetired(true, seen: offer, operation: operation()) }
        await #expect(throws: error) {
            try await offers.setHours(OpeningHours([]), over: week, operation: operation())
        }
    }
}

extension ProductDraft {
    /// A product of which seven are left.
    package static func sample(
        _ name: String, category: String, cents: Int64 = 250, currency: Currency = .eur, stock: Int = 7
    ) throws -> ProductDraft {
        try ProductDraft(
            name: name, category: category, price: Money(minorUnits: cents, currency: currency), stock: stock,
            reorderLevel: 2, details: "")
    }
}

extension OpeningHours {
    /// Hours by day of the week, opening and closing hour.
    package static func sample(_ spans: (Int, Int, Int)...) throws -> OpeningHours {
        OpeningHours(
            try spans.map { day, opens, closes in
                let (opens, closes) = (try #require(LocalTime(hour: opens)), try #require(LocalTime(hour: closes)))
                return try #require(Span(weekday: day, opens: opens, closes: closes))
            })
    }
}

extension HoursOwner {
    /// The user name, or the word for the clinic.
    var word: String {
        switch self {
        case .clinic: "clinic"
        case .clinician(let user): user.text
        }
    }
}
