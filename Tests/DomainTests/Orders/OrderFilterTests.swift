import Domain
import Support
import Testing

@Suite("Order filters and queries")
struct OrderFilterTests {
    @Test("All lets every state pass")
    func all() {
        #expect(OrderFilter.all.states == Set(OrderState.allCases))
    }

    @Test("Every state passes exactly one of the other filters", arguments: OrderState.allCases.filter(\.isLasting))
    func exactlyOnce(state: OrderState) {
        #expect(OrderFilter.allCases.filter { $0 != .all && $0.states.contains(state) }.count == 1)
    }

    @Test("Open orders wait for the clinic, finished ones for nobody")
    func meaning() {
        #expect(OrderFilter.open.states == [.placed, .paid, .packed, .refundRequested])
        #expect(OrderFilter.onTheWay.states == [.shipped])
        #expect(OrderFilter.finished.states == [.delivered, .cancelled, .refunded])
    }

    @Test("A query asks for the first ten of all orders by default")
    func usualQuery() {
        #expect(OrderQuery() == OrderQuery(filter: .all, after: nil, pageSize: 10))
    }
}
