import Data
import Domain
import Foundation
import Navigation
import Testing

@testable import App

@Suite struct AppCoordinatorTests {
    private let app = AppCoordinator()
    private let number: GiftCardNumber

    init() throws {
        number = try #require(GiftCardNumber(7))
        // if sign-in
        app.begin(Session(userName: "ana", name: "Ana Ruiz"))
        // end
    }

    @Test func `every link leads to a place that prints it`() throws {
        for link in ["gift-cards", "gift-cards/new", "gift-cards/7", "gift-cards/7/edit"].map({ "starter://\($0)" }) {
            #expect(try AppRoute.route(link).link == link)
        }
    }

    @Test(arguments: ["starter://", "starter://gift-cards/0", "starter://gift-cards/07", "other://gift-cards"])
    func `a refused link changes nothing`(link: String) {
        let before = app.state
        #expect(throws: RefusedLink.self) { try app.handle(url: link) }
        #expect(app.state == before)
    }

    @Test func `the form is a sheet over what is there`() throws {
        app.giftCards.showGiftCard(number)
        app.giftCards.editGiftCard(number)
        #expect(app.path == [.giftCards(.detail(number))])
        #expect(app.presentedSheet == .giftCardForm(number))
        app.giftCards.formSaved(number)
        #expect(app.presentedSheet == nil)
        #expect(app.path == [.giftCards(.detail(number))])
    }

    @Test func `what was added is shown`() {
        app.giftCards.addGiftCard()
        app.giftCards.formSaved(number)
        #expect(app.path == [.giftCards(.detail(number))])
    }

    @Test func `what was deleted is not on show any more`() {
        app.giftCards.showGiftCard(number)
        app.giftCards.confirmDeleting(number)
        #expect(app.presentedAlert == .deleteGiftCard(number))
        app.giftCards.deletingAnswered(deleted: true)
        #expect(app.path == [])
        #expect(app.presentedAlert == nil)
    }

    @Test func `a user who would lose a draft is asked first`() {
        app.giftCards.addGiftCard()
        app.note(["title": "Tea"], at: app.state.visiblePlace, isDraft: true)
        app.giftCards.formCancelled()
        #expect(app.presentedAlert == .discardDraft(.close))
        app.keepEditing(insteadOf: .close)
        #expect(app.presentedSheet == .giftCardForm(nil))
        app.discardDraft(then: .close)
        #expect(app.presentedSheet == nil)
    }

    @Test func `a place is found again with what was typed there`() throws {
        app.giftCards.showGiftCard(number)
        app.giftCards.editGiftCard(number)
        app.note(["title": "Tea"], at: app.state.visiblePlace, isDraft: true)
        let saved = try #require(app.saveState())
        let other = AppCoordinator()
        // if sign-in
        other.begin(Session(userName: "ana", name: "Ana Ruiz"))
        // end
        other.restoreState(from: saved)
        #expect(other.state == app.state)
        #expect(other.inputs[other.state.visiblePlace] == ["title": "Tea"])
        #expect(other.hasDrafts)
    }

    @Test func `a place that is damaged leads to the start, and that is said`() {
        app.restoreState(from: .init("nothing".utf8))
        #expect(app.state == AppState())
        #expect(app.drainNotices().count == 1)
    }
}
