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
        ("appointment", 1_630_213_155_024_391_269),
        ("appointment_event", 5_889_126_834_961_529_204),
        ("orders", -6_002_860_897_498_348_157),
        ("order_event", -8_615_915_471_027_386_296),
        ("order_line", -4_362_230_648_515_472_370),
        ("patient", -3_394_373_656_852_404_705),
        ("product", 8_234_561_884_746_167_357),
        ("product_order", -4_799_530_404_564_530_926),
        ("seller", -1_574_655_367_829_471_886),
        ("category", 2_145_962_475_970_276_485),
        ("service", 8_110_008_230_813_963_960),
        ("song", -7_563_764_783_807_270_093),
        ("album", 3_829_275_335_192_806_024),
    ])
    func `each table is as it was`(table: String, fingerprint: Int) async throws {
        let texts = try StoreHarness.open(.memory).database.texts().filter { $0.hasPrefix("\(table).") }
        #expect(OperationContent(texts.joined(separator: "\n")).fingerprint == fingerprint)
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
