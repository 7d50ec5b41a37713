import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The section's places: rows ask the coordinator, and only it changes the path.
@Suite struct GiftCardsCoordinatorTests {
    @Test func `a row leads to its gift card, and back leads to the list`() async throws {
        let run = await LaunchRun.of(
            try await Workstation().scene(as: .receptionist), lines: ["open clinic://gift-cards", "2", "back"])
        #expect(run.code == .ok)
        #expect(run.output.contains("Gift cards › #802"))
    }

    @Test func `a link builds the whole stack`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        try app.handle(url: "clinic://gift-cards/802")
        #expect(app.section == .giftCards)
        #expect(app.giftCards.path == [.detail(.known(802))])
    }

    @Test func `a visitor is asked to sign in, and then is where they wanted to be`() async throws {
        let app = try await Workstation().start()
        try app.handle(url: "clinic://gift-cards/802")
        #expect(app.asksToSignIn)
        try await app.sessions.signIn(.sample(.receptionist))
        #expect(!app.asksToSignIn)
    }
}
