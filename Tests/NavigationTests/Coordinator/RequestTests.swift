import Navigation
import Testing

/// The navigation requests that the kit provides to any app.
@MainActor @Suite struct RequestTests {
    private let app = LibraryCoordinator()

    @Test func `a request leads to the place with the stack below it, and undo and redo lead back and forth`() {
        app.go(.route(.book(7)))
        #expect(app.state.visibleRoute == .book(7))
        app.journal.end()
        app.go(.undo)
        #expect(app.state.visibleRoute == .shelf)
        app.journal.end()
        app.go(.redo)
        #expect(app.state.visibleRoute == .book(7))
        #expect(app.go(.back))
        #expect(!app.go(.back))
    }

    @Test func `a gate asks to sign in first, and the latest request is what signing in leads to`() {
        app.go(.route(.loan(2)))
        #expect(app.state.modals.map(\.value) == [.signIn(.route(.loan(2)))])
        app.go(.section(.loans))
        #expect(app.state.modals.map(\.value) == [.signIn(.section(.loans))])
        #expect(app.told.count == 1)
        app.isMember = true
        app.go(.section(.loans))
        #expect(app.state.modals.isEmpty)
        #expect(app.state.section == .loans)
    }

    @Test func `a gate refuses or leads elsewhere, and says why`() {
        app.lent = [3]
        app.go(.route(.book(3)))
        #expect(app.state.visibleRoute == .shelf)
        app.go(.route(.book(0)))
        #expect(app.state.visibleRoute == .book(1))
        #expect(app.told == ["refused(\"lent\")", "refused(\"moved\")"])
    }

    @Test(arguments: [NavigationRequest<LibrarySection, LibraryRoute>.back, .route(.shelf), .route(.book(8)), .signOut])
    func `a draft is asked about before it is lost, and kept or given up as the person says`(
        request: NavigationRequest<LibrarySection, LibraryRoute>
    ) throws {
        app.go(.route(.book(7)))
        app.drafts = [app.state.visiblePlace]
        app.go(request)
        #expect(app.state.alert?.value == .discardDraft(request))
        app.keepEditing(insteadOf: request)
        #expect(app.state.visibleRoute == .book(7))
        #expect(app.state.alert == nil)
        app.go(request)
        app.discardDraft(then: request)
        #expect(request == .signOut ? app.state.alert?.value == .leave : app.state.visibleRoute != .book(7))
    }

    @Test func `nothing but going back is carried out under what does not give way`() {
        app.present(.fire)
        app.go(.route(.book(7)))
        app.go(.signOut)
        app.present(alert: .leave)
        app.present(.signIn(.resume))
        #expect(app.state.modals.map(\.value) == [.fire])
        #expect(app.state.alert == nil)
        #expect(app.told == Array(repeating: "refused(\"alarm\")", count: 4))
    }

    @Test func `closing removes the visible modal with all its places`() throws {
        app.present(.signIn(.resume))
        let stack = try #require(app.state.modals.last?.stack.id)
        app.change { $0.push(.book(9), on: stack) }
        app.go(.close)
        #expect(app.state.modals.isEmpty)
        #expect(!app.go(.close))
    }

    @Test func `undo passes over a place that may not be seen any more, and keeps none below what it shows`() {
        app.isMember = true
        app.go(.route(.loan(2)))
        app.journal.end()
        app.go(.route(.book(4)))
        app.journal.end()
        app.isMember = false
        app.keepAllowed()
        #expect(app.go(.undo))
        #expect(app.state.visibleRoute == .book(4))
        #expect(!app.state.openRoutes.contains(.loan(2)))
        #expect(app.told == ["hiddenByNow"])
    }

    @Test func `a place that waits for a flow receives its outcome`() async {
        let place = app.state.visiblePlace
        app.present(at: .card, for: place)
        #expect(app.outcomes.flows.waiting.count == 1)
        app.go(.section(.books))
        #expect(await app.outcomes.outcome(at: place) == .replaced)
    }
}
