import Domain
import Navigation
import Support
import Testing

@testable import App

/// The benefits of navigation as one value: nothing happens twice, and no combination has to be forbidden.
@Suite struct OneValueTests {
    private nonisolated static let presses: [(name: String, press: @MainActor (AppCoordinator) -> Void)] = [
        ("settings", { $0.home.showSettings() }), ("sync", { $0.home.showSync() }),
        ("profile", { $0.home.showProfile() }), ("share", { $0.orders.share(.known(7)) }),
        ("support", { $0.orders.contactSupport(about: .known(7)) }), ("book", { $0.appointments.book(on: nil) }),
        ("book for", { $0.patients.book(for: .known(2_001)) }), ("order", { $0.orders.showOrder(.known(7)) }),
        ("sign in", { $0.go(.signIn) }), ("section", { $0.go(.section(.music)) }),
    ]

    @Test(arguments: 0..<presses.count) func `a visible place is not shown twice`(index: Int) async throws {
        let app = try await Workstation().start(as: .manager)
        Self.presses[index].press(app)
        let (state, places) = (app.state, app.state.places)
        Self.presses[index].press(app)
        #expect(app.state == state, "\(Self.presses[index].name)")
        #expect(app.state.places == places, "\(Self.presses[index].name)")
    }

    @Test func `undo passes over a place that a new role may not see, and says so`() async throws {
        let workstation = Workstation(reach: .online)
        let scene = try await workstation.journalled(as: .clinician)
        let app = scene.coordinator
        for link in ["clinic://patients/2001/notes", "clinic://orders"] {
            app.journal.begin(.command("open"))
            try app.handle(url: link)
        }
        app.journal.end()
        await workstation.change(.receptionist, scene)
        _ = app.drainNotices()
        app.journal.end()
        app.go(.undo)
        #expect(app.drainNotices() == ["You may not see that place any more, so you stay where you are."])
        #expect(app.section == .orders)
        app.go(.undo)
        #expect(app.section == .home && app.drainNotices() == [])
        #expect(app.state.openRoutes.allSatisfy { app.gate.verdict(for: $0) == .allow })
    }

    @Test func `places that are no longer allowed are closed, and a forbidden section is left for home`() {
        var state = AppState.start
        state.open(.patients(.notes(.known(2_001))))
        state.present(.settings)
        #expect(state.keep { $0 != .patients(.notes(.known(2_001))) })
        #expect(state.modals.isEmpty && state.path(of: .patients) == [.patients(.detail(.known(2_001)))])
        #expect(!state.keep { _ in true })
        #expect(state.keep { $0.section != .patients })
        #expect(state == .start)
    }

    @Test func `a request that is refused leaves the very same places`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/7/tracking")
        let places = app.state.places
        try app.handle(url: "clinic://patients/2001/notes")
        #expect(app.state.places == places)
    }
}
