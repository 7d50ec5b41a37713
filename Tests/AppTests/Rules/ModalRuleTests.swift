import Domain
import Navigation
import Support
import Testing

@testable import App

/// The architecture's rules for presentations.
@Suite struct ModalRuleTests {
    // holds: arch-coordinator-modals, nav-modal-sheets, example-presented-sheet, example-show-settings
    @Test func `what is presented is one value of the coordinator`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        app.home.showSettings()
        #expect([app.presentedSheet, app.presentedFullScreenCover] == [.settings, nil])
        app.home.showProfile()
        #expect(app.presentedSheet == .profile)
        app.home.confirmSignOut()
        #expect(app.presentedAlert == .signOut)
        app.dismissAll()
        #expect([app.presentedSheet, app.presentedFullScreenCover] == [nil, nil])
        #expect(app.presentedAlert == nil)
    }

    // holds: example-presented-full-screen-cover
    @Test func `a lock covers the screen, ends the session and keeps the place`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        try scene.open(link: "clinic://orders/1042/tracking")
        await scene.didSettle()
        await scene.coordinator.sessions.lock()
        #expect(scene.coordinator.presentedFullScreenCover == .locked(userName: "ana"))
        #expect(scene.coordinator.presentedSheet == nil)
        #expect(scene.coordinator.session == nil)
        try await scene.coordinator.sessions.signIn(.sample(.pharmacist))
        #expect(scene.coordinator.orders.path == [try .detail(1042), try .tracking(1042)])
        #expect(scene.coordinator.presentedFullScreenCover == nil)
    }

    // holds: modal-nested-navigation
    @Test func `a modal has a stack of its own over the section's`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        try scene.open(link: "clinic://orders/1042")
        scene.coordinator.present(.settings)
        guard case .settings(let settings)? = scene.coordinator.visibleModal else { throw NoSuchNumber(number: 0) }
        settings.showData()
        let section = scene.coordinator.orders.path
        var places = [scene.coordinator.state.breadcrumb]
        for _ in 1...2 {
            try scene.goBack()
            places.append(scene.coordinator.state.breadcrumb)
        }
        #expect(places == [["Settings", "Data"], ["Settings"], ["Orders", "#1042"]])
        #expect(scene.coordinator.orders.path == section)
    }

    // holds: modal-interactive-dismiss
    @Test(arguments: [AppRequest.back, .section(.home), .route(.home(.start))])
    func `a draft is asked about once wherever one leaves to`(request: AppRequest) async throws {
        let app = try await Workstation().start(as: .pharmacist)
        app.present(.settings)
        app.drafts = [app.state.visibleStack.top.id]
        #expect(app.go(request))
        #expect(app.presentedAlert == .discardDraft(request))
        #expect(app.presentedSheet == .settings)
        app.dismiss()
        #expect(app.presentedSheet == .settings)
        app.go(request)
        app.discardDraft(then: request)
        #expect(app.presentedSheet == nil)
        #expect(app.presentedAlert == nil)
    }

    @Test func `a sheet about an order is not part of the saved place`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042")
        app.orders.contactSupport(about: try .sample(1042))
        #expect(app.presentedSheet == .contactSupport(try .sample(1042)))
        let again = try await workstation.afterEnd(of: app).start(as: .pharmacist)
        #expect(again.whereabouts == Whereabouts(.orders, orders: [try .detail(1042)], staff: "ana"))
    }
}
