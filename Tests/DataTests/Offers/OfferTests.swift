import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Offers that a manager changes, and what they allow from then on.
@Suite(.timeLimit(.minutes(60))) struct OfferTests {
    private let store: ClinicStore
    private let chen: ClinicianSlug
    /// A Monday after the clinic was made.
    private let monday: Day

    init() async throws {
        store = try StoreHarness.open(.memory)
        chen = try #require(ClinicianSlug("chen"))
        monday = try #require(Day(year: 2026, month: 3, day: 9))
        _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
    }

    @Test func `a retired service is booked by no link, and its appointments can still be moved`() async throws {
        let service = try #require(
            try await store.now { $0.appointments.services() }.first { $0.title == "Consultation" })
        let slot = try #require(try await slots(of: service.slug).times.first)
        let booked = try await book(service.slug, at: slot.lowerBound)
        try await take(service: service, isRetired: true)
        #expect(!(try await store.now { $0.appointments.services() }.contains { $0.slug == service.slug }))
        let refusal = AppError.conflict("Consultation is no longer offered.", advice: "Choose another service.")
        var offer = store.appointments.clinicians(offering: service.slug).reader()
        #expect(try await offer.error() == refusal)
        var free = store.appointments.slots(query(service.slug)).reader()
        #expect(try await free.error() == refusal)
        await #expect(throws: refusal) { try await book(service.slug, at: slot.upperBound) }
        let other = try #require(try await slots(of: service.slug, moving: booked.id).times.last)
        let start = try #require(Minute(other.lowerBound))
        let moved = try await store.appointments.reschedule(
            booked.id, version: booked.version, to: start, operation: StoreHarness.operation())
        #expect(moved.start == other.lowerBound)
    }

    @Test func `a clinician's own hours limit what is free and what can be booked`() async throws {
        let service = try #require(
            try await store.now { $0.appointments.services() }.first { $0.title == "Consultation" })
        let before = try await slots(of: service.slug)
        try await take(hours: [("chen", "monday", "10:00", "11:00")])
        let times = try await slots(of: service.slug).times
        #expect(times.count == 60 / service.minutes)
        #expect(before.times.count > times.count)
        let early = try #require(before.times.first { !times.contains($0) })
        await #expect(throws: SlotProblem.outsideHours.appError) {
            try await book(service.slug, at: early.lowerBound)
        }
        // Nobody's own hours open a clinic that is closed.
        try await take(hours: [("clinic", "tuesday", "09:00", "17:00")])
        #expect(try await slots(of: service.slug).times.isEmpty)
    }

    @Test func `a price in another currency is refused at its line before anything is taken in`() async throws {
        let price = Money(minorUnits: 100, currency: .usd)
        let draft = try ProductDraft(
            name: "Soap", category: "Care", price: price, stock: 1, reorderLevel: 0, details: "")
        await #expect(throws: AppError.invalidInput("Line 7: the prices of this clinic are in EUR.")) {
            try await store.offers.plan(products: [ImportLine(line: 7, draft, isRetired: false)])
        }
    }

    @Test func `a product that was retired in a cart is not ordered`() async throws {
        let number = ProductNumber.known(512)
        let cart = try await store.carts.add(number, quantity: 1, operation: StoreHarness.operation())
        let product = try await store.now { $0.catalog.product(number) }
        try await take(product: product, isRetired: true)
        let refusal = "\(product.name) is no longer sold."
        let checkout = Checkout(cart: cart.number, seen: cart.lines, customer: "Ana Pereira", patient: nil)
        let placing = await #expect(throws: AppError.self) {
            try await store.carts.place(checkout, operation: StoreHarness.operation())
        }
        #expect(placing?.message == refusal)
        let adding = await #expect(throws: AppError.self) {
            try await store.carts.add(number, quantity: 1, operation: StoreHarness.operation())
        }
        #expect(adding?.message == refusal)
    }

    @Test func `a price in another currency than the clinic's is refused, whole list and all`() async throws {
        let product = try await store.now { $0.catalog.product(.known(512)) }
        let pounds = try #require(Currency(code: "GBP"))
        let error = await #expect(throws: AppError.self) {
            try await take(product: product, price: Money(minorUnits: 500, currency: pounds))
        }
        #expect(error?.message == "Line 2: the prices of this clinic are in EUR.")
        #expect(try await store.now { $0.catalog.product(.known(512)) } == product)
    }

    @Test func `a list knows a service by the title that people read, in a dry run, too`() async throws {
        for title in ["CHECKUP", "check up!", "Chéck-up"] {
            let draft = try ServiceDraft(title: title, minutes: 30, clinicians: ["chen", "dana", "ines"])
            let lines = [ImportLine(line: 2, draft, isRetired: false)]
            let before = try #require(
                try await store.now { $0.appointments.services() }.first { $0.slug.text == "checkup" })
            let step = ImportStep.changed(line: 2, title, ["title \(before.title) → \(title)"])
            #expect(try await store.offers.plan(services: lines) == [step])
            let operation = StoreHarness.operation()
            #expect(try await store.offers.takeIn(services: lines, operation: operation) == [step])
            let services = try await store.now { $0.appointments.services() }
            #expect(services.filter { $0.title.isSameTitle(as: title) }.map(\.title) == [title])
            #expect(services.count == 5)
        }
    }

    @Test func `a category that is retired is not in the catalogue`() async throws {
        let teas = OfferDraft.category(try CategoryDraft(title: "Teas"))
        let added = try await store.offers.add(teas, operation: StoreHarness.operation())
        #expect(try await store.now { $0.catalog.categories() }.last?.category.title == "Teas")
        _ = try await store.offers.setRetired(true, seen: added, operation: StoreHarness.operation())
        #expect(try await store.now { $0.catalog.categories() }.contains { $0.category.title == "Teas" } == false)
    }

    @Test func `what a manager adds can be booked and found at once`() async throws {
        let service = OfferDraft.service(try ServiceDraft(title: "Travel advice", minutes: 30, clinicians: ["chen"]))
        let added = try await store.offers.add(service, operation: StoreHarness.operation())
        let slug = try #require(ServiceSlug(added.id.word))
        let slot = try #require(try await slots(of: slug).times.first)
        #expect(try await book(slug, at: slot.lowerBound).service.title == "Travel advice")
        let tea = try await store.offers.add(
            .product(try .sample("Camomile", category: "Teas")), operation: StoreHarness.operation())
        let renamed = try await store.offers.change(
            .product(try .sample("Fennel", category: "Teas")), over: tea, operation: StoreHarness.operation())
        for (words, found) in [("camomile", []), ("fenn", [renamed.title])] {
            let search = try #require(SearchText(words))
            let page = try await store.now { $0.catalog.products(ProductQuery(.search(search))) }
            #expect(page.products.map(\.name) == found)
        }
    }

    @Test func `hours that overlap, or of somebody who is no clinician, are refused`() async throws {
        for (rows, words) in [
            (
                [("chen", "monday", "09:00", "12:00"), ("chen", "monday", "11:00", "13:00")],
                "the hours of chen overlap"
            ),
            ([("ben", "monday", "09:00", "12:00")], "no clinician has the user name “ben”"),
        ] {
            let error = await #expect(throws: AppError.self) { try await take(hours: rows) }
            #expect(error?.message == "Line 2: \(words).")
        }
    }
}

extension OfferTests {
    private func query(_ service: ServiceSlug, moving: Appointment.ID? = nil) -> SlotQuery {
        SlotQuery(service: service, clinician: chen, day: monday, moving: moving)
    }

    private func slots(of service: ServiceSlug, moving: Appointment.ID? = nil) async throws -> DaySlots {
        try await store.now { $0.appointments.slots(query(service, moving: moving)) }
    }

    private func book(_ service: ServiceSlug, at start: Date) async throws -> Appointment {
        let booking = Booking(
            patient: .known(2_001), service: service, clinician: chen, start: try #require(Minute(start)))
        return try await store.appointments.book(booking, operation: StoreHarness.operation())
    }

    private func take(service: Service, isRetired: Bool) async throws {
        let draft = try ServiceDraft(title: service.title, minutes: service.minutes, clinicians: ["chen"])
        _ = try await store.offers.takeIn(
            services: [ImportLine(line: 2, draft, isRetired: isRetired)], operation: StoreHarness.operation())
    }

    private func take(hours rows: [(String, String, String, String)]) async throws {
        let drafts = try rows.enumerated().map { index, row in
            try HoursDraft(line: index + 2, who: row.0, day: row.1, opens: row.2, closes: row.3)
        }
        _ = try await store.offers.takeIn(hours: drafts, operation: StoreHarness.operation())
    }

    private func take(product: Product, price: Money? = nil, isRetired: Bool = false) async throws {
        let draft = try ProductDraft(
            name: product.name, category: product.category.title, price: price ?? product.price,
            stock: product.stock, reorderLevel: product.reorderLevel, details: product.details)
        _ = try await store.offers.takeIn(
            products: [ImportLine(line: 2, draft, isRetired: isRetired)], operation: StoreHarness.operation())
    }
}
