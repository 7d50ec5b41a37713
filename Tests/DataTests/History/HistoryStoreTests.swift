import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The changes of single records, read from the log.
@Suite(.timeLimit(.minutes(60))) struct HistoryStoreTests {
    private static func newest(_ subject: HistorySubject, in store: ClinicStore) async throws -> HistoryEntry {
        try #require(try await store.now { $0.history.history(HistoryQuery(of: subject)) }.entries.first)
    }

    @Test func `an order's step and its product's stock are told to those who watch the stock`() async throws {
        let store = try StoreHarness.open(.memory)
        try await store.signIn("ana")
        let product = try await store.now { $0.catalog.product(.known(501)) }
        let cart = try await store.carts.add(product.number, quantity: 2, operation: StoreHarness.operation())
        let checkout = Checkout(cart: cart.number, seen: cart.lines, customer: "Lena Vogt", patient: nil)
        let order = try #require(
            try await store.carts.place(checkout, operation: StoreHarness.operation()).first)
        try await store.signIn("maya")
        _ = try await store.orders.move(
            order.id, version: order.version, to: .paid, operation: StoreHarness.operation())
        let step = try await Self.newest(.order(order.number), in: store)
        #expect(step.author == "Maya Lindqvist" && step.record == "order \(order.number.rawValue)")
        #expect(step.fields == [HistoryEntry.Field(title: "state", before: "Placed", after: "Paid")])
        let sale = try await Self.newest(.product(product.number), in: store)
        #expect(sale.author == "Ana Ruiz")
        #expect(
            sale.fields == [
                HistoryEntry.Field(title: "stock", before: "\(product.stock)", after: "\(product.stock - 2)")
            ])
    }

    @Test func `an appointment says from when to when it was moved`() async throws {
        let store = try StoreHarness.open(.memory)
        try await store.signIn("ben")
        let (booked, start) = try await moved(in: store)
        let entry = try await Self.newest(.appointment(booked.number), in: store)
        #expect(entry.event == .changed && entry.fields.map(\.title) == ["beginning", "end"])
        #expect(entry.fields.first?.after == "2026-03-09 \(store.timeZone.localTime(at: start).map { "\($0)" } ?? "")")
    }

    @Test func `a price is an amount, and a key is not shown`() throws {
        let image = RecordImage(fields: ["price": "1405", "currency": "\"EUR\"", "is_retired": "0"])
        let words = FieldWords(kind: .product, timeZone: .gmt)
        #expect(words.words("price", of: image) == "14.05 EUR" && words.words("is_retired", of: image) == nil)
        let staff = FieldWords(kind: .staff, timeZone: .gmt)
        for key in SyncedKind.staff.keys {
            #expect(staff.words(key, of: RecordImage(fields: [key: "\"secret\""])) == "not shown")
        }
    }

    @Test func `however long the log is, a page is found by the index`() throws {
        let store = try StoreHarness.open(.memory)
        let plan = try store.database.read { connection throws(AppError) in
            try connection.rows(
                "EXPLAIN QUERY PLAN " + LogEntry.aboutSQL, [.identity(.sample(1)), .integer(7), .integer(11)]
            ) { row throws(AppError) in try row.text(3) }
        }
        #expect(
            plan == [
                "SEARCH log_subject USING PRIMARY KEY (subject=? AND position<?)",
                "SEARCH log_entry USING INTEGER PRIMARY KEY (rowid=?)",
            ])
    }

    /// An appointment that was booked and then moved to another time of the same day.
    private func moved(in store: ClinicStore) async throws -> (Appointment, Date) {
        let service = try #require(try await store.now { $0.appointments.services() }.first)
        let monday = try #require(Day(year: 2026, month: 3, day: 9))
        let clinician = try #require(ClinicianSlug("chen"))
        let query = SlotQuery(service: service.slug, clinician: clinician, day: monday)
        let times = try await store.now { $0.appointments.slots(query) }.times
        let (first, last) = (try #require(times.first), try #require(times.last))
        let booking = Booking(
            patient: .known(2_001), service: service.slug, clinician: clinician,
            start: try #require(Minute(first.lowerBound)))
        let booked = try await store.appointments.book(booking, operation: StoreHarness.operation())
        _ = try await store.appointments.reschedule(
            booked.id, version: booked.version, to: try #require(Minute(last.lowerBound)),
            operation: StoreHarness.operation())
        return (booked, last.lowerBound)
    }
}
