import DesignSystem
import Domain
import GiftCards
import Support
import Testing

@testable import GiftCardsPreviews

@Suite("Gift cards")
struct GiftCardsTests {
    @Test func `a row asks the coordinator for its gift card`() async throws {
        let screen = try await GiftCardsScreen.settled(.list)
        let row = try #require(screen.driver.all(.button).first { $0.spokenText.hasPrefix("#802 ") })
        try await screen.driver.press(row)
        let number = try #require(GiftCardNumber(802))
        #expect(screen.coordinator.shown == [number])
    }

    @Test func `an open gift card is finished once, and the screen says when`() async throws {
        let screen = try await GiftCardsScreen.settled(.detail)
        try await screen.driver.press("finish")
        #expect(screen.repository.stored[0].state == .done(at: .sample))
        #expect(!screen.driver.shows("finish"))
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `a gift card that is done offers nothing to finish`() async throws {
        let screen = try await GiftCardsScreen.settled(.detail, number: 803)
        #expect(!screen.driver.shows("finish"))
    }

    @Test
    func `a refusal is shown, the gift card stays visible, and the next success clears the refusal`() async throws {
        let screen = try await GiftCardsState.refused.screen(.detail)
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.driver.shows("Winter"))
        try await screen.driver.press("finish")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `after a failure the next try is the same operation`() async throws {
        let screen = try await GiftCardsScreen.settled(.detail)
        screen.repository.answers.failNext(with: .unexpected("nobody knows"))
        try await screen.driver.press("finish")
        #expect(screen.driver.screen.failure == "unexpected")
        try await screen.driver.press("finish")
        let operations = screen.repository.calls.compactMap { if case .finish(_, let id) = $0 { id } else { nil } }
        #expect(operations.count == 2 && Set(operations).count == 1)
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `another workstation's change is shown at once`() async throws {
        let screen = try await GiftCardsScreen.settled(.list)
        screen.repository.stored = [try .sample(801, "Autumn")]
        await screen.driver.settle()
        #expect(screen.driver.shows("Autumn"))
        #expect(!screen.driver.shows("Spring"))
    }
}
