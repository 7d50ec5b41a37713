import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("Refund")
struct RefundTests {
    /// A second definition of the actions offered, by state and role; the receptionist requested the refund.
    private nonisolated static func offered(_ state: OrderState, _ role: Role) -> [String] {
        switch state {
        case .paid, .packed, .shipped, .delivered: ["Ask for the refund"]
        case .refundRequested where role == .pharmacist || role == .manager:
            ["Grant the refund", "Decline the refund"]
        default: []
        }
    }

    @Test(
        arguments: OrderState.allCases.filter(\.isLasting),
        Role.allCases)
    func `each role is offered what it may do in each state`(state: OrderState, role: Role) async throws {
        let screen = try await RefundScreen.settled(state, role: role)
        #expect(screen.driver.buttons == Self.offered(state, role))
        let waits = screen.driver.shows("It waits for another pharmacist or manager to decide.")
        #expect(waits == (state == .refundRequested && screen.driver.buttons.isEmpty))
        #expect(
            screen.driver.shows("Nothing more can be done about it.")
                == [.placed, .cancelled, .refunded].contains(state))
    }

    @Test(arguments: [Role.pharmacist, .manager])
    func `the requester cannot decide, whatever their role`(role: Role) async throws {
        let screen = try RefundScreen(.sample(1042, .paid).refundAsked(by: .sample(role)), role: role)
        await screen.driver.settle()
        #expect(screen.driver.buttons.isEmpty)
        #expect(screen.driver.shows("It waits for another pharmacist or manager to decide."))
    }

    @Test func `until the session is known, no actions are shown`() async throws {
        let screen = try await RefundState.whoIsUnknown.screen()
        #expect(!screen.driver.shows("Nothing more can be done about it."))
        screen.sessions.answers.release()
        await screen.driver.settle()
        #expect(screen.driver.buttons == ["Ask for the refund"])
    }

    @Test(arguments: ["", "   "]) func `asking needs a reason; blanks are none`(text: String) async throws {
        let screen = try await RefundScreen.settled(.paid, role: .clinician)
        try await screen.driver.type(text, into: "reason")
        try await screen.driver.press("ask")
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.driver.shows("A refund needs a reason."))
        #expect(screen.moves.isEmpty)
    }

    @Test(arguments: ["", " \t"]) func `declining needs a note; blanks are none`(text: String) async throws {
        let screen = try await RefundScreen.settled(.refundRequested, role: .manager)
        try await screen.driver.type(text, into: "remark")
        try await screen.driver.press("decline")
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.states == [.refundRequested])
    }

    @Test func `granting needs no remark`() async throws {
        let screen = try await RefundScreen.settled(.refundRequested, role: .manager)
        try await screen.driver.press("grant")
        #expect(
            screen.moves == [
                .move(Identifier(.sample(1042)), version: 3, to: .refunded, operation: OperationID(.sample(1)))
            ])
        #expect(screen.driver.shows("Order #1042 Refunded"))
    }
}
