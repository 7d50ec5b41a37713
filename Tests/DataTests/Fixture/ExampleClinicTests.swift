import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The example clinic must not change, because the documentation and the transcripts quote it.
@Suite(.timeLimit(.minutes(60))) struct ExampleClinicTests {
    @Test func `there is an order in every state`() async throws {
        let orders = try await orders()
        #expect(orders.map(\.number.rawValue) == Array((1_031...1_044).reversed()))
        #expect(Set(orders.map(\.state)) == Set(OrderState.allCases.filter(\.isLasting)))
        #expect(orders.allSatisfy { $0.history.allSatisfy { $0.at <= .sample } })
        #expect(orders.allSatisfy { $0.history.map(\.at) == $0.history.map(\.at).sorted() })
    }

    @Test func `order 1042 is what the documentation says`() async throws {
        let order = try #require(try await orders().first { $0.number == OrderNumber(1_042) })
        #expect(order.customer == "Lena Vogt")
        #expect(order.seller.name == "Clinic pharmacy")
        #expect(
            order.lines.map { "\($0.quantity) × \($0.item) \($0.total)" } == [
                "2 × Ibuprofen 400 mg, 20 tablets 9.80 EUR", "1 × Elastic bandage 8 cm 4.25 EUR",
            ])
        #expect(order.total.description == "14.05 EUR")
        #expect(order.history.map(\.state) == [.placed, .paid, .packed, .shipped])
        #expect(order.placedAt == .sample - 2 * 86_400)
    }

    /// The contents of tables when they were last changed on purpose.
    @Test(arguments: [
        ("appointment", 8_534_784_508_488_135_973),
        ("appointment_event", 7_085_882_435_910_941_817),
        ("orders", 979_850_379_746_668_444),
        ("order_event", 7_908_500_530_794_946_856),
        ("order_line", -4_845_224_895_406_268_732),
        ("patient", -987_700_469_221_838_428),
        ("product", 3_788_709_821_920_887_892),
        ("product_order", 8_109_971_330_236_911_324),
        ("seller", 6_598_982_624_070_168_178),
        ("category", 8_113_957_816_913_239_752),
        ("service", 8_916_065_089_013_400_669),
        ("song", -519_589_471_124_600_600),
        ("album", 4_344_247_440_396_778_574),
    ])
    func `each table is as it was`(table: String, fingerprint: Int) async throws {
        let rows = try StoreHarness.open(.memory).database.read { connection throws(AppError) in
            try connection.contents(of: table)
        }
        #expect(OperationContent(rows.joined(separator: "\n")).fingerprint == fingerprint)
    }

    @Test func `every step has an author and refunds are decided by another person`() async throws {
        let people = Dictionary(uniqueKeysWithValues: ExampleStaff.allCases.map { ($0.staff.id, $0.name) })
        var refunds: [String] = []
        for order in try await orders() {
            #expect(order.history.allSatisfy { step in step.staff.flatMap { people[$0] } == step.by })
            guard let asked = order.refundRequest, let last = order.history.last else { continue }
            refunds.append("\(order.number) \(asked.by): \(last.state) \(last.by)")
        }
        #expect(
            refunds == [
                "#1037 Ben Okafor: refundRequested Ben Okafor", "#1033 Ben Okafor: declined Maya Lindqvist",
                "#1032 Dr. Chen Wei 陳偉: refunded Maya Lindqvist",
            ])
    }

    @Test func `every seller has a phone number`() throws {
        #expect(
            try ExampleSeller.allCases.map { try $0.seller() }.map { "\($0.name) \($0.phone) \($0.number)" } == [
                "Clinic pharmacy +34 600 555 010 #11", "Northside Medical Supply +34 600 555 020 #12",
                "Aurora Optics +34 600 555 030 #13",
            ])
    }

    @Test func `two clinics made at one moment are the same`() async throws {
        #expect(try await orders() == orders())
    }

    @Test func `everybody can sign in`() async throws {
        let store = try StoreHarness.open(.memory)
        for person in ExampleStaff.allCases {
            let credentials = Credentials(userName: person.staff.userName, password: Secret("clinic-demo"))
            let session = try await store.sessions.signIn(credentials, operation: StoreHarness.operation())
            #expect(session.staff == person.staff)
        }
    }

    @Test func `the next number is 1045`() async throws {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            let next = try Connection(path: StoreHarness.file(folder)).first(
                "SELECT next_number FROM number_block WHERE subject = 'order'"
            ) { row throws(AppError) in try row.integer(0) }
            #expect(next == 1_045)
        }
    }

    private func orders() async throws -> [Order] {
        let store = try StoreHarness.open(.memory)
        _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
        var list = store.orders.orders(OrderQuery(pageSize: 100)).reader()
        return try await list.value().orders
    }
}
