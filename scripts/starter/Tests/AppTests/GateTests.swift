// only sign-in
import Domain
import Navigation
import Testing

@testable import App

@Suite struct GateTests {
    private let app = AppCoordinator()
    private let session = Session(userName: "ana", name: "Ana Ruiz")
    private let detail: AppRoute

    init() throws { detail = .giftCards(.detail(try #require(GiftCardNumber(7)))) }

    @Test func `after a sign-in on the way the user continues there`() throws {
        try app.handle(url: "starter://gift-cards/7")
        #expect(app.presentedSheet == .login(returnAction: .route(detail)))
        #expect(app.path == [])
        app.account.signedIn(session)
        #expect(app.presentedSheet == nil)
        #expect(app.path == [detail])
    }

    @Test func `a tap is asked as a link is, and not signing in leads nowhere`() {
        app.giftCards.addGiftCard()
        #expect(app.presentedSheet == .login(returnAction: .route(.giftCards(.new))))
        app.account.signInCancelled()
        #expect(app.state == AppState())
    }

    @Test func `nothing of what was on show is left for the next person`() {
        app.begin(session)
        app.go(.route(detail))
        app.account.askToSignOut()
        #expect(app.presentedAlert == .signOut)
        app.account.signingOutAnswered(signedOut: true)
        #expect(app.state == AppState())
        #expect(app.session == nil)
    }

    @Test func `a place that is not allowed any more is not found again`() throws {
        app.begin(session)
        app.go(.route(detail))
        let saved = try #require(app.saveState())
        let other = AppCoordinator()
        other.restoreState(from: saved)
        #expect(other.state == AppState())
        #expect(other.drainNotices() == ["Left out of the place you left: starter://gift-cards/7"])
    }
}
