import DataSupport
import Domain
import Support
import Testing

@testable import Data

/// A row that Domain rejects means a damaged file, whatever its cause; it never ends the program.
///
/// Each file is also open elsewhere, so that it is not checked before.
@Suite(.timeLimit(.minutes(60))) struct CorruptRowTests {
    @Test(arguments: [
        "DELETE FROM order_line WHERE order_id = (SELECT id FROM orders WHERE number = 1042)",
        "UPDATE order_line SET unit_price = 9223372036854775807",
        "UPDATE order_line SET currency = 'ZZZ'",
        "UPDATE order_event SET state = 'lost' WHERE position = 1",
        "UPDATE order_event SET state = 'delivered' WHERE position = 1",
        "DELETE FROM order_event",
        "UPDATE order_event SET at = at + 1 WHERE position = 0",
        "UPDATE orders SET state = 'paid' WHERE number = 1042",
        "UPDATE order_event SET staff_id = x'01'",
        "UPDATE orders SET id = zeroblob(16) WHERE number = 1042",
    ])
    func `an order that makes no sense is reported`(damage: String) async throws {
        try await withFolder { folder in
            let atWork = try StoreHarness.open(.folder(folder))
            defer { withExtendedLifetime(atWork) {} }
            try StoreHarness.run("PRAGMA foreign_keys = OFF", in: folder)
            try StoreHarness.run(damage, in: folder)
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            var order = store.orders.order(try #require(OrderNumber(1_042))).reader()
            #expect(try await order.error()?.code == "storage-corrupt")
            var list = store.orders.orders(OrderQuery()).reader()
            #expect(try await list.error()?.code == "storage-corrupt")
        }
    }

    @Test(arguments: [
        ("DELETE FROM order_event", "order 1042 makes no sense: its history is empty"),
        (
            "UPDATE order_line SET unit_price = 9223372036854775807",
            "order 1042 has a line that makes no sense: its amounts are too large"
        ),
    ])
    func `what makes no sense is told in words`(damage: String, words: String) async throws {
        try await withFolder { folder in
            let atWork = try StoreHarness.open(.folder(folder))
            defer { withExtendedLifetime(atWork) {} }
            try StoreHarness.run(damage, in: folder)
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            var order = store.orders.order(try #require(OrderNumber(1_042))).reader()
            let message = try await order.error()?.message
            #expect(message?.contains(words) == true, "\(message ?? "none")")
        }
    }

    @Test(arguments: ["role = 'wizard'", "id = zeroblob(16), role = ''"])
    func `someone without a known role cannot sign in`(damage: String) async throws {
        try await withFolder { folder in
            let atWork = try StoreHarness.open(.folder(folder))
            defer { withExtendedLifetime(atWork) {} }
            try StoreHarness.run("UPDATE staff SET \(damage) WHERE user_name = 'ana'", in: folder)
            let store = try StoreHarness.open(.folder(folder))
            let error = await #expect(throws: AppError.self) {
                try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            }
            #expect(error?.code == "storage-corrupt")
        }
    }
}
