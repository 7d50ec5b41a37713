import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The modals over the sections: sheets with their own stacks, and at most one alert on top.
@Suite struct ModalTests {
    @Test func `a sheet has its own stack, and the section under it does not change`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        let app = scene.coordinator
        try scene.open(link: "clinic://orders/1042/tracking")
        let (stack, path) = (app.state[.orders], app.orders.path)
        app.home.showSettings()
        try #require(app.settingsFlow).showData()
        let sheet = Whereabouts.Modal(.settings, ["Settings", "Data"])
        #expect(app.whereabouts == Whereabouts(.orders, orders: path, modals: [sheet], staff: "ana"))
        #expect(app.state[.orders] == stack)
        #expect(scene.places.count == AppSection.allCases.count + 2 + 2)
    }

    @Test func `back first goes back inside the sheet, and then closes it`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        try scene.open(link: "clinic://orders/1042")
        scene.coordinator.home.showProfile()
        try #require(scene.coordinator.profileFlow).showChangePassword()
        var seen: [[[String]]] = []
        for _ in 1...2 {
            seen.append(scene.coordinator.whereabouts.modals.map(\.places))
            try scene.goBack()
        }
        #expect(seen == [[["Profile", "Password"]], [["Profile"]]])
        #expect(scene.coordinator.whereabouts == Whereabouts(.orders, orders: [try .detail(1042)], staff: "ana"))
    }

    @Test func `a sheet over a sheet has its own stack, and back uncovers the lower one as it was`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        let app = scene.coordinator
        app.home.showSettings()
        try #require(app.settingsFlow).showData()
        let lower = scene.place
        app.home.showProfile()
        #expect(scene.place.stack != lower.stack)
        #expect(app.whereabouts.modals.map(\.places) == [["Settings", "Data"], ["Profile"]])
        try scene.goBack()
        #expect(scene.place == lower)
    }

    @Test func `the same sheet presented again is a new one, with its own places`() async throws {
        let scene = try await Workstation().scene()
        scene.coordinator.home.showSettings()
        let first = scene.place
        try scene.goBack()
        scene.coordinator.home.showSettings()
        #expect(scene.place != first)
    }

    @Test func `there is one alert at most, and the latest question is the one asked`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        app.orders.confirmCancelling(try .sample(7))
        app.home.confirmSignOut()
        #expect(app.whereabouts == Whereabouts(.home, alert: .signOut, staff: "ana"))
        app.dismiss()
        #expect(app.whereabouts == Whereabouts(.home, staff: "ana"))
    }

    @Test func `an alert is above a sheet, and another alert replaces it`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        let app = scene.coordinator
        app.home.showProfile()
        try #require(app.profileFlow).confirmSignOut()
        #expect(app.presentedAlert == .signOut)
        #expect(app.presentedSheet == .profile)
        try scene.goBack()
        #expect(app.presentedAlert == nil)
        #expect(app.presentedSheet == .profile)
        try #require(app.profileFlow).confirmSignOut()
        app.home.showSettings()
        #expect(app.presentedAlert == nil)
        #expect(app.presentedSheet == .settings)
    }

    @Test func `a sheet and a cover differ in how they cover the places below`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        app.home.showSettings()
        #expect(app.presentedSheet == .settings)
        #expect(app.presentedFullScreenCover == nil)
        app.dismissAll()
        app.present(.locked(userName: "ana"))
        #expect(app.presentedSheet == nil)
        #expect(app.presentedFullScreenCover == .locked(userName: "ana"))
    }

    @Test func `sheets about an order are above the order`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        try app.handle(url: "clinic://orders/1042")
        let order = try OrderNumber.sample(1042)
        app.orders.contactSupport(about: order)
        app.orders.share(order)
        let modals = [
            Whereabouts.Modal(.contactSupport(order), ["Contact support"]), Whereabouts.Modal(.share(order), ["Share"]),
        ]
        #expect(app.whereabouts == Whereabouts(.orders, orders: [.detail(order)], modals: modals, staff: "ben"))
    }

    @Test func `answering whether to cancel an order takes only the question away`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        try scene.open(link: "clinic://orders/1042")
        let before = Everything(scene)
        scene.coordinator.orders.confirmCancelling(try .sample(1042))
        scene.coordinator.orders.cancellingAnswered()
        #expect(Everything(scene) == before)
    }
}
