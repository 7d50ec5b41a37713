import Domain
import Support
import Testing

@Suite("Order filters and queries")
struct OrderFilterTests {
    @Test func `all lets every state pass`() {
        #expect(OrderFilter.all.states == Set(OrderState.allCases))
    }

    @Test(arguments: OrderState.allCases.filter(\.isLasting))
    func `every state passes exactly one of the other filters`(state: OrderState) {
        #expect(OrderFilter.allCases.filter { $0 != .all && $0.states.contains(state) }.count == 1)
    }

    @Test func `open orders wait for the clinic, finished ones for nobody`() {
        #expect(OrderFilter.open.states == [.placed, .paid, .packed, .refundRequested])
        #expect(OrderFilter.onTheWay.states == [.shipped])
        #expect(OrderFilter.finished.states == [.delivered, .cancelled, .refunded])
    }

    @Test func `a query asks for the first ten of all orders by default`() {
        #expect(OrderQuery() == OrderQuery(filter: .all, after: nil, pageSize: 10))
    }
}
