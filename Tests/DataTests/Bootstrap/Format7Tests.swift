import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The migration of orders whose refund was declined in older formats.
@Suite(.timeLimit(.minutes(60))) struct Format7Tests {
    @Test(arguments: FormatFile.allCases)
    func `an order whose refund was declined is where it was, and is listed there`(_ file: FormatFile) async throws {
        try await withFolder { folder in
            try file.plant(in: folder)
            let store = try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 3_600))
            _ = try await store.sessions.signIn(.sample(.manager), operation: OperationID(.sample(1_000_001)))
            let order = try await store.now { $0.orders.order(.known(1_033)) }
            #expect(order.history.map(\.state) == [.placed, .paid, .packed, .refundRequested, .declined])
            #expect(order.state == .packed)
            for filter in OrderFilter.allCases {
                let page = try await store.now { $0.orders.orders(OrderQuery(filter: filter, pageSize: 100)) }
                #expect(page.orders.contains(order) == filter.passes(.packed), "\(filter)")
                #expect(page.total == page.orders.count, "\(filter)")
            }
        }
    }

    @Test func `queued and received records are as they would be written now`() async throws {
        try await withFolder { folder in
            try FormatFile.format5.plant(in: folder)
            let order = """
                {"state":"declined","order_event":[{"state":"placed"},{"state":"paid"},{"state":"refund_requested"},\
                {"state":"declined"}]}
                """
            try StoreHarness.run(
                "INSERT INTO outbox_change (entry, position, kind, subject, before, after) "
                    + "VALUES (1, 9, 'order', x'01', NULL, '\(order)')", in: folder)
            try StoreHarness.run(
                "INSERT INTO inbox (kind, subject, version, body) VALUES ('order', x'01', 1, '\(order)')", in: folder)
            try StoreHarness.open(.folder(folder)).leave()
            let connection = try Connection(path: StoreHarness.file(folder))
            for column in ["after FROM outbox_change", "body FROM inbox"] {
                let states = try connection.rows("SELECT \(column) WHERE subject = x'01'") { row throws(AppError) in
                    try row.text(0)
                }
                #expect(states == [order.replacing(#"{"state":"declined","order"#, with: #"{"state":"paid","order"#)])
            }
        }
    }

    @Test func `an order without a history does not block a start`() async throws {
        try await withFolder { folder in
            try FormatFile.format5.plant(in: folder)
            try StoreHarness.run(
                "DELETE FROM order_event WHERE order_id = (SELECT id FROM orders WHERE number = 1033)", in: folder)
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.sessions.signIn(.sample(.manager), operation: OperationID(.sample(1_000_001)))
            #expect(try await store.now { $0.orders.order(.known(1_034)) }.state == .cancelled)
        }
    }
}
