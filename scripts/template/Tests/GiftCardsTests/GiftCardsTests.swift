import DesignSystem
import Domain
import GiftCards
import Support
import Testing

@testable import GiftCardsPreviews

@Suite("Gift cards")
struct GiftCardsTests {
    @Test("A row asks the coordinator for its gift card")
    func showing() async throws {
        let screen = try await GiftCardsScreen.settled(.list)
        try await screen.driver.press("#802 Spring open")
        #expect(screen.coordinator.shown == [try #require(GiftCardNumber(802))])
    }

    @Test("An open gift card is finished once, and the screen says when")
    func finishing() async throws {
        let screen = try await GiftCardsScreen.settled(.detail)
        try await screen.driver.press("finish")
        #expect(screen.repository.stored[0].state == .done(at: .sample))
        #expect(!screen.driver.shows("finish"))
        #expect(screen.driver.screen.failure == nil)
    }

    @Test("A gift card that is done offers nothing to finish")
    func done() async throws {
        let screen = try await GiftCardsScreen.settled(.detail, number: 803)
        #expect(!screen.driver.shows("finish"))
    }

    @Test("A refusal is shown, the gift card stays visible, and the next success clears the refusal")
    func refused() async throws {
        let screen = try await GiftCardsState.refused.screen(.detail)
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.driver.shows("Winter"))
        try await screen.driver.press("finish")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test("After a failure the next try is the same operation")
    func nextTry() async throws {
        let screen = try await GiftCardsScreen.settled(.detail)
        screen.repository.answers.failNext(with: .unexpected("nobody knows"))
        try await screen.driver.press("finish")
        #expect(screen.driver.screen.failure == "unexpected")
        try await screen.driver.press("finish")
        let operations = screen.repository.calls.compactMap { if case .finish(_, let id) = $0 { id } else { nil } }
        #expect(operations.count == 2 && Set(operations).count == 1)
        #expect(screen.driver.screen.failure == nil)
    }

    @Test("Another workstation's change is shown at once")
    func elsewhere() async throws {
        let screen = try await GiftCardsScreen.settled(.list)
        screen.repository.stored = [try .sample(801, "Autumn")]
        await screen.driver.settle()
        #expect(screen.driver.shows("Autumn"))
        #expect(!screen.driver.shows("Spring"))
    }
}
