import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("Orders after a lost answer")
struct LostAnswerTests {
    @Test func `a question says that the order is cancelled, though the answer was lost`() async throws {
        let screen = try await CancelOrderState.asked.screen()
        screen.orders.answers.loseNextAnswer()
        try await screen.driver.press("cancel-order")
        #expect(screen.driver.screen.failure == "unexpected")
        #expect(screen.orders.all.map(\.state) == [.cancelled])
        #expect(screen.driver.shows("The order is cancelled already."))
        #expect(screen.driver.buttons == ["Close"])
    }

    @Test func `a step whose write failed is tried again under the same operation`() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        screen.orders.answers.failNext(with: .storage(.busy(path: "/clinic")))
        try await screen.driver.press("advance")
        try await screen.driver.press("advance")
        let move = FakeOrderRepository.Call.move(
            Identifier(.sample(1042)), version: 3, to: .shipped, operation: OperationID(.sample(1)))
        #expect(screen.moves == [move, move])
    }

    @Test func `a step with a lost answer is shown; the next press is another step`() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        screen.orders.answers.loseNextAnswer()
        try await screen.driver.press("advance")
        #expect(try screen.driver.find("advance").label == "Mark as delivered")
        #expect(screen.orders.all.map(\.state) == [.shipped])
    }

    @Test
    func `a decision whose write failed is tried again under the same operation, with another remark under another`()
        async throws
    {
        let screen = try await RefundScreen.settled(.refundRequested, role: .manager)
        screen.orders.answers.outage = .storage(.busy(path: "/clinic"))
        for remark in ["Too late", "Too late", "Too old"] {
            try await screen.driver.type(remark, into: "remark")
            try await screen.driver.press("decline")
        }
        let operations = screen.moves.map { call in
            if case .move(_, _, _, _, let operation) = call { operation } else { OperationID(.sample(0)) }
        }
        #expect(operations == [1, 1, 2].map { OperationID(.sample($0)) })
    }
}
