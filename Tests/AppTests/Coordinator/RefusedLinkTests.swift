import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// A refused link changes nothing at all.
@Suite struct RefusedLinkTests {
    private nonisolated static let refused = [
        "", "clinic://", "clinic://nowhere", "clinic://orders/0", "clinic://orders/-1", "clinic://orders/01042",
        "clinic://orders/~0",
        "clinic://orders/~01", "clinic://orders/1000000001", "clinic://orders/~",
        "clinic://orders/1042/", "clinic://orders//1042", "clinic://orders/1042/refunded", "clinic://orders/%FF",
        "clinic://orders/1042?x=1", "clinic://orders/1042#top", "clinic://orders/10%2F42", "javascript:alert(1)",
        "https://orders/1042", "clinic://orders/1042\u{1B}[2J", "clinic://home/start",
        "clinic://orders/99999999999999999999", "clinic://orders/" + String(repeating: "1", count: 4_000),
    ].filter { $0 != "clinic://orders/1042/" }

    @Test(arguments: refused) func `a refused link changes nothing, for a visitor and for staff`(
        link: String
    ) async throws {
        for role in [nil, Role.pharmacist] {
            let scene = try await Workstation().scene(as: role)
            if role != nil { scene.coordinator.orders.become([try .detail(7), try .tracking(7)]) }
            scene.coordinator.presentLogin(returnAction: .section(.orders))
            let before = Everything(scene)
            #expect(throws: RefusedLink.self) { try scene.coordinator.handle(url: link) }
            #expect(Everything(scene) == before)
            #expect(scene.drainNotices() == [])
        }
    }

    @Test func `a request that the gate refuses changes nothing, and asks nothing about drafts`() async throws {
        let scene = try await Workstation().scene(as: .receptionist)
        let app = scene.coordinator
        try app.handle(url: "clinic://patients/new")
        app.drafts = [app.state.visibleStack.top.id]
        let before = Everything(scene)
        try app.handle(url: "clinic://patients/2001/notes")
        #expect(app.presentedAlert == nil)
        app.present(alert: .cancelOrder(try .sample(1042)))
        let alert = try #require(app.state.alert)
        app.drafts.insert(alert.place)
        try app.handle(url: "clinic://patients/2001/notes")
        #expect(app.presentedAlert == .cancelOrder(try .sample(1042)))
        #expect(app.drafts.contains(alert.place))
        #expect(scene.drainNotices().allSatisfy { $0.hasPrefix("You may not see clinical notes") })
        app.dismiss()
        #expect(Everything(scene) == before)
    }

    @Test(arguments: refused) func `the shell's refusal is one line of visible text, and a data error`(
        link: String
    ) async throws {
        let scene = try await Workstation().scene()
        let failure = #expect(throws: CommandFailure.self) { try scene.open(link: link) }
        #expect(failure?.exitCode == .dataError)
        #expect(failure?.message.unicodeScalars.contains { $0.value < 0x20 } == false)
    }
}
