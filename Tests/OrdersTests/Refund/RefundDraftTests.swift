import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("The draft of a refund")
struct RefundDraftTests {
    @Test func `would be lost by leaving, until it is asked or taken out again`() async throws {
        let screen = try await RefundScreen.settled(.paid, role: .receptionist)
        #expect(!screen.driver.losesDraft)
        try await screen.driver.type("It broke.", into: "reason")
        #expect(screen.driver.losesDraft)
        try await screen.driver.type("", into: "reason")
        #expect(!screen.driver.losesDraft)
        try await screen.driver.type("It broke.", into: "reason")
        try await screen.driver.press("ask")
        #expect(!screen.driver.losesDraft)
    }

    @Test func `remains when the step is refused, with the reason, which is cleared on success`() async throws {
        let screen = try await RefundState.refused.screen()
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.errors.errors == [.conflict("Order #1042 is cancelled.")])
        #expect(try screen.driver.find("reason").value == "It broke.")
        #expect(screen.driver.losesDraft)
        try await screen.driver.press("ask")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.states == [.refundRequested])
    }

    @Test
    func `stays when the session ran out meanwhile, and signing in is asked for instead of a failure`() async throws {
        let screen = try await RefundState.typed.screen()
        screen.orders.answers.failNext(with: .signInRequired)
        try await screen.driver.press("ask")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.errors.errors == [.signInRequired])
        #expect(try screen.driver.find("reason").value == "It broke.")
    }

    @Test func `is refused when it is too long, and stays`() async throws {
        let screen = try await RefundScreen.settled(.paid, role: .receptionist)
        let note = String(repeating: "x", count: NoteRule.maxLength + 1)
        try await screen.driver.type(note, into: "reason")
        try await screen.driver.press("ask")
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(try screen.driver.find("reason").value == note)
        #expect(screen.states == [.paid])
        try await screen.driver.type("It broke.", into: "reason")
        #expect(screen.driver.screen.failure == nil, "what was wrong with another reason")
    }
}

@Suite("A refund between two people")
struct RefundDialogueTests {
    @Test func `one asks and waits, another declines with a remark, and the first reads why`() async throws {
        let screen = try await RefundScreen.settled(.delivered, role: .pharmacist)
        try await screen.driver.type(" The seal was broken. ", into: "reason")
        try await screen.driver.press("ask")
        #expect(screen.driver.shows("Order #1042 Refund requested"))
        #expect(screen.driver.shows("“The seal was broken.”"))
        #expect(screen.driver.buttons.isEmpty)

        await screen.handOver(to: .clinician)
        #expect(screen.driver.buttons.isEmpty)
        await screen.handOver(to: .manager)
        #expect(screen.driver.buttons == ["Grant the refund", "Decline the refund"])
        try await screen.driver.type("It was sold open.", into: "remark")
        try await screen.driver.press("decline")

        await screen.handOver(to: .pharmacist)
        #expect(screen.driver.shows("Order #1042 Delivered"))
        #expect(screen.driver.shows("“It was sold open.”"))
        #expect(screen.driver.buttons == ["Ask for the refund"])
        #expect(
            screen.driver.all(.row).map(\.spokenText) == [
                "2026-01-02 09:12 Refund requested Ana Ruiz", "2026-01-02 09:12 Refund declined Maya Lindqvist",
            ])
    }

    @Test
    func `two screens on one clinic: what one person asks, the other's screen offers to decide, and both see the end`()
        async throws
    {
        let desk = try await RefundScreen.settled(.paid, role: .receptionist)
        let counter = RefundScreen(
            sessions: desk.sessions, orders: desk.orders, number: try #require(OrderNumber(1042)),
            identifiers: desk.identifiers)
        try await desk.driver.type("Wrong strength.", into: "reason")
        try await desk.driver.press("ask")
        desk.sessions.current = .sample(.pharmacist)
        await counter.driver.settle()
        #expect(counter.driver.shows("“Wrong strength.”"))
        try await counter.driver.press("grant")
        await desk.driver.settle()
        #expect(counter.driver.shows("Order #1042 Refunded"))
        #expect(desk.driver.shows("Order #1042 Refunded"))
    }
}
