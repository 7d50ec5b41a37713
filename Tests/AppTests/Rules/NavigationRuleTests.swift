import DesignSystem
import Domain
import Navigation
import Observation
import Support
import Testing
import TextShell

@testable import App

/// The architecture's rules for navigation as a whole.
@Suite struct NavigationRuleTests {
    // holds: perf-lazy-destinations
    @Test func `a list of orders makes no order's screen, and showing one makes one`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        let host = ScreenHost(scene: scene)
        try scene.goToSection("orders")
        _ = await host.settle()
        #expect(workstation.orders.calls == [.orders(OrderQuery(pageSize: 10))])
        scene.coordinator.orders.showOrder(try .sample(1042))
        _ = await host.settle()
        #expect(workstation.orders.calls == [.orders(OrderQuery(pageSize: 10)), .order(try .sample(1042))])
    }

    // holds: anti-programmatic-tab-switch
    @Test func `a write in the background does not navigate`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        let host = ScreenHost(scene: scene)
        try scene.open(link: "clinic://orders/1042/tracking")
        try scene.goHome()
        _ = await host.settle()
        let before = Everything(scene)
        for order in workstation.orders.all { workstation.orders.remove(order.id) }
        _ = await host.settle()
        #expect(Everything(scene) == before)
    }

    // holds: arch-split-view
    @Test func `wide and narrow output show one and the same navigation`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        try scene.open(link: "clinic://orders/1042/tracking")
        let before = Everything(scene)
        let screen = await ScreenHost(scene: scene).settle()
        let texts = [40, 120].map { TextRenderer(width: $0).text(of: screen) }
        for part in screen.breadcrumb + screen.tabs.map(\.name) { #expect(texts.allSatisfy { $0.contains(part) }) }
        #expect(Everything(scene) == before)
    }

    // holds: anti-hidden-back-button
    @Test(arguments: [
        ("home", false), ("orders", false), ("orders/1042", true), ("orders/1042/tracking", true),
        ("orders/1042/refund", true), ("settings", true), ("settings/data", true), ("sync", true),
        ("sync/17", true), ("profile", true),
        ("profile/password", true), ("errors/not-found", true),
    ])
    func `every place but a section's start offers the way back`(link: String, canGoBack: Bool) async throws {
        let scene = try await Workstation().scene(as: .manager)
        try scene.open(link: "clinic://\(link)")
        let screen = await ScreenHost(scene: scene).settle()
        #expect(screen.canGoBack == canGoBack)
        let text = TextRenderer(width: 80).text(of: screen)
        #expect((text.contains("b Back") || text.contains("b Close")) == canGoBack)
        #expect(LinearRenderer().text(of: screen).contains("Back is possible.") == canGoBack)
    }

    // holds: anti-hamburger-menu
    @Test(arguments: [20, 40, 80, 120])
    func `every section is named on every screen, at every width`(width: Int) async throws {
        let scene = try await Workstation().scene(as: .manager)
        for link in ["home", "orders/1042", "settings/data"] {
            try scene.open(link: "clinic://\(link)")
            let text = TextRenderer(width: width).text(of: await ScreenHost(scene: scene).settle())
            for section in AppSection.allCases { #expect(text.contains(section.title), "\(link)") }
        }
    }

    // holds: state-scoped-observation, example-app-coordinator
    @Test func `readers of the session are not notified of another place, and readers of the place are`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        let (session, place) = (Flag(), Flag())
        withObservationTracking {
            _ = app.session
        } onChange: {
            session.raise()
        }
        withObservationTracking {
            _ = app.path
        } onChange: {
            place.raise()
        }
        app.go(.section(.orders))
        #expect(!session.isRaised)
        #expect(place.isRaised)
    }
}
