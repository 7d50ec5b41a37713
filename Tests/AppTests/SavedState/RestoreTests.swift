import Domain
import Foundation
import Navigation
import Support
import Testing

@testable import App

/// Restoring a state with invalid parts: it reports them, keeps the rest, and never stops the app.
@Suite struct RestoreTests {
    @Test(arguments: ["", "garbage", "{}", "[]", "null", #"{"version":1}"#, #"{"version":"1","section":"home"}"#])
    func `an unreadable state leads to the start, and is reported`(text: String) async throws {
        let app = try await Workstation().start(as: .pharmacist)
        app.restoreState(from: Data(text.utf8))
        #expect(app.whereabouts == Whereabouts(.home, staff: "ana"))
        #expect(app.drainNotices() == ["The place you left could not be understood, so you are at the start."])
    }

    @Test(arguments: [-1, 0, 4, 99]) func `another version's state leads to the start, and is reported`(version: Int)
        async throws
    {
        let app = try await Workstation().start(as: .pharmacist)
        var state = SavedNavigation(section: "orders", stacks: ["orders": ["clinic://orders", "clinic://orders/7"]])
        state.version = version
        app.restoreState(from: try state.data())
        #expect(app.whereabouts == Whereabouts(.home, staff: "ana"))
        let told = "The place you left was saved by another version (\(version)), so you are at the start."
        #expect(app.drainNotices() == [told])
    }

    @Test func `a section that is not in the state is at its root`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/7")
        #expect(app.whereabouts == Whereabouts(.orders, orders: [try .detail(7)], staff: "ana"))
        app.restoreState(from: try SavedNavigation(section: "home", stacks: [:]).data())
        #expect(app.whereabouts == Whereabouts(.home, staff: "ana"))
    }

    @Test func `unknown links are left out and reported, and the rest is kept`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        let (root, orders) = ("clinic://orders", ["clinic://orders/7", "clinic://orders/1042"])
        let links = [root, orders[0], root, "clinic://orders/7/label", "home", orders[1]]
        app.restoreState(from: try SavedNavigation(section: "orders", stacks: ["orders": links]).data())
        #expect(app.whereabouts == Whereabouts(.orders, orders: [try .detail(7), try .detail(1042)], staff: "ana"))
        let dropped = ["clinic://orders/7/label", "home"]
        #expect(app.drainNotices() == dropped.map { "Left out of the place you left: \($0)" })
    }

    @Test func `links that are not allowed are left out and said`() async throws {
        let app = try await Workstation().start()
        let links = ["clinic://orders", "clinic://orders/7"]
        app.restoreState(from: try SavedNavigation(section: "orders", stacks: ["orders": links]).data())
        #expect(app.whereabouts == Whereabouts(.home))
        #expect(app.drainNotices() == ["Left out of the place you left: clinic://orders/7"])
    }

    @Test func `a modal opens at the last of its known links, and the others are reported`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        var state = SavedNavigation(section: "home", stacks: [:])
        state.modals = [
            ["clinic://settings", "clinic://settings/data", "clinic://settings/x"], ["clinic://pharmacy"], [],
            ["clinic://orders/7"],
        ]
        app.restoreState(from: try state.data())
        let settings = Whereabouts.Modal(.settings, ["Settings", "Data"])
        #expect(app.whereabouts == Whereabouts(.home, modals: [settings], staff: "ana"))
        let dropped = ["clinic://settings/x", "clinic://pharmacy", "clinic://orders/7"]
        #expect(app.drainNotices() == dropped.map { "Left out of the place you left: \($0)" })
    }

    @Test func `a forbidden modal is left out and reported`() async throws {
        let app = try await Workstation().start()
        var state = SavedNavigation(section: "home", stacks: [:])
        state.modals = [["clinic://settings"], ["clinic://profile", "clinic://profile/password"]]
        app.restoreState(from: try state.data())
        #expect(app.whereabouts == Whereabouts(.home, modals: [.init(.settings, ["Settings"])]))
        let dropped = ["clinic://profile", "clinic://profile/password"]
        #expect(app.drainNotices() == dropped.map { "Left out of the place you left: \($0)" })
    }

    @Test func `what was saved before there were modals is still understood`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        let text = #"{"section":"orders","stacks":{"orders":["clinic://orders"]},"version":1}"#
        app.restoreState(from: Data(text.utf8))
        #expect(app.whereabouts == Whereabouts(.orders, staff: "ana"))
    }

    @Test func `a link with control characters is reported in visible text`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        let links = ["clinic://orders/\u{1B}[2J"]
        app.restoreState(from: try SavedNavigation(section: "orders", stacks: ["orders": links]).data())
        let notices = app.drainNotices()
        #expect(notices.count == 1)
        #expect(!notices.joined().unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test func `a section that is gone leads to Home with the stacks kept`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        let stacks = ["orders": ["clinic://orders", "clinic://orders/7"], "pharmacy": ["clinic://pharmacy"]]
        app.restoreState(from: try SavedNavigation(section: "pharmacy", stacks: stacks).data())
        #expect(app.whereabouts == Whereabouts(.home, orders: [try .detail(7)], staff: "ana"))
    }

    @Test(arguments: [SavedReturn.section("pharmacy"), .link("clinic://nowhere"), .link("")])
    func `a request that is gone becomes a plain sign-in`(request: SavedReturn) async throws {
        let app = try await Workstation().start()
        app.restoreState(from: try SavedNavigation(section: "home", stacks: [:], signIn: request).data())
        #expect(app.whereabouts == Whereabouts(.home, sheet: .login(returnAction: .resume)))
    }

    @Test func `an unreadable place is reported, and the app starts`() async throws {
        let workstation = Workstation()
        let fault = AppError.storage(.busy(path: "/x"))
        workstation.savedStates.answers.failNext(with: fault)
        let app = try await workstation.start()
        #expect(app.whereabouts == Whereabouts(.home))
        #expect(app.drainNotices() == ["The place you left could not be read: \(fault.message) \(fault.advice)"])
    }
}
