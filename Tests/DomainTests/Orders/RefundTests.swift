import Domain
import Foundation
import Support
import Testing

@Suite("Decisions about refunds")
struct RefundTests {
    private static let (asker, other) = (Staff.ana.id, Staff.ben.id)

    @Test(arguments: OrderState.allCases)
    func `the requester of a refund cannot decide it, and may do everything else`(state: OrderState) throws {
        let order = try order([.placed, .paid, .refundRequested], by: Self.asker)
        #expect(order.mayBeMoved(to: state, by: Self.asker) == ![.refunded, .declined].contains(state))
        #expect(order.mayBeMoved(to: state, by: Self.other))
    }

    @Test func `a refund by an unknown person, or by nobody, restricts nobody`() throws {
        for states in [[.placed, .paid, .refundRequested], [.placed, .paid]] as [[OrderState]] {
            #expect(try order(states, by: nil).mayBeMoved(to: .refunded, by: Self.asker))
        }
        #expect(try order([.placed, .paid], by: Self.asker).mayBeMoved(to: .refunded, by: Self.asker))
    }

    @Test func `the step that asked for a refund is known as long as the order is`() throws {
        #expect(try order([.placed, .paid], by: Self.asker).refundRequest == nil)
        let decided = try order([.placed, .paid, .refundRequested, .declined], by: Self.asker)
        #expect(decided.refundRequest == decided.history[2])
    }

    private func order(_ states: [OrderState], by staff: Staff.ID?) throws -> Order {
        let history = states.map { OrderEvent(state: $0, at: Date(timeIntervalSince1970: 0), by: "Ana", staff: staff) }
        return try SampleOrder.order(lines: [SampleOrder.line()], history: history)
    }
}
