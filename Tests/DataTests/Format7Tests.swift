import Domain
import Foundation
import Support
import Testing

@testable import Data

/// What becomes of orders whose refund was declined in older formats.
@Suite(.timeLimit(.minutes(10))) struct Format7Tests {
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

    @Test func `what an older workstation says of a declined refund is still read`() async throws {
        try await withFolder { folder in
            var store: ClinicStore? = try StoreHarness.open(.folder(folder))
            store?.leave()
            store = nil
            try StoreHarness.run("UPDATE orders SET state = 'declined' WHERE number = 1033", in: folder)
            let later = try StoreHarness.open(.folder(folder))
            _ = try await later.sessions.signIn(.sample(.manager), operation: OperationID(.sample(1_000_001)))
            #expect(try await later.now { $0.orders.order(.known(1_033)) }.state == .packed)
        }
    }
}
