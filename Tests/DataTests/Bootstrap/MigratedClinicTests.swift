import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A clinic of format 1, opened and used.
@Suite(.timeLimit(.minutes(60))) struct MigratedClinicTests {
    @Test func `every order reads as before`() async throws {
        try await withMigrated { store in
            _ = try await store.sessions.signIn(.sample(.manager), operation: operation(1))
            var list = store.orders.orders(OrderQuery(pageSize: 100)).reader()
            let page = try await list.value()
            #expect(page.total == 14)
            #expect(page.orders.count == 14)
            let example = try ExampleOrder.all.reversed().map { try $0.order(at: .sample) }
            #expect(page.orders.map(\.total) == example.map(\.total))
            #expect(page.orders.map { $0.lines.map(\.item) } == example.map { $0.lines.map(\.item) })
            #expect(page.orders.allSatisfy { $0.patient == nil && $0.lines.allSatisfy { $0.product == nil } })
            #expect(page.orders.map(\.seller) == example.map(\.seller), "with their phone numbers")
            #expect(page.orders.allSatisfy { $0.history.allSatisfy { $0.staff == nil && $0.note == nil } })
            #expect(page.orders.first { $0.number == OrderNumber(1_043) }?.state == .refundRequested)
        }
    }

    @Test func `sign ins places and operations are remembered`() async throws {
        try await withMigrated { store in
            let ana = try await store.sessions.signIn(.sample(.pharmacist), operation: operation(1))
            #expect(ana.lastSignIn == .sample + 120)
            let places = store.savedStates
            #expect(try await places.savedState(of: .visitor) == Foundation.Data("clinic://home".utf8))
            #expect(
                try await places.savedState(of: .staff(ana.staff.id)) == Foundation.Data("clinic://orders/1042".utf8))
            let order = Order.ID(ExampleIdentity.order.uuid(1_043))
            let repeated = try await store.orders.move(
                order, version: 2, to: .refundRequested, operation: OperationID(.sample(1_001)))
            #expect(repeated.history.count == 3, "the step was taken once")
        }
    }

    @Test func `a refund that nobody known asked for can be decided`() async throws {
        try await withMigrated { store in
            _ = try await store.sessions.signIn(.sample(.pharmacist), operation: operation(1))
            let order = Order.ID(ExampleIdentity.order.uuid(1_043))
            let refunded = try await store.orders.move(
                order, version: 3, to: .refunded, note: "Never collected", operation: operation(2))
            #expect(refunded.history.last?.note == "Never collected")
        }
    }

    @Test func `a seller that is not an example has no phone number yet`() async throws {
        try await withFolder { folder in
            try FormatFile.format1.plant(in: folder)
            try StoreHarness.run("INSERT INTO seller VALUES (randomblob(16), 'Corner shop')", in: folder)
            _ = try StoreHarness.open(.folder(folder))
            let phones = try Connection(path: StoreHarness.file(folder)).rows(
                "SELECT phone FROM seller ORDER BY phone"
            ) { row throws(AppError) in try row.text(0) }
            #expect(phones == ["", "+34 600 555 010", "+34 600 555 020", "+34 600 555 030"])
        }
    }

    /// An operation that is not in the fixture. The harness counts from one, as the fixture's maker did.
    private func operation(_ number: Int) -> OperationID { OperationID(.sample(1_000_000 + number)) }

    private func withMigrated(_ body: (ClinicStore) async throws -> Void) async throws {
        try await withFolder { folder in
            try FormatFile.format1.plant(in: folder)
            try await body(try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 3_600)))
        }
    }
}
