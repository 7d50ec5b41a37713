import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// Navigation within a section and between sections.
@Suite struct SectionTests {
    // holds: anti-shared-stack, flow-tab-independence
    @Test func `switching sections keeps every stack`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        let app = scene.coordinator
        try app.handle(url: "clinic://orders/1042/tracking")
        let (path, places) = (app.orders.path, app.state[.orders].places)
        try scene.goHome()
        #expect(app.whereabouts == Whereabouts(.home, orders: path, staff: "ana"))
        try scene.goToSection("orders")
        #expect(app.section == .orders)
        #expect(app.state[.orders].places == places)
    }

    // holds: example-orders-coordinator
    @Test func `showing the top place again does not show it twice`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        app.go(.section(.orders))
        app.orders.showOrder(try .sample(1042))
        app.orders.showOrder(try .sample(1042))
        #expect(app.orders.path == [try .detail(1042)])
    }

    @Test func `what the user wants from Home leads to other sections`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        app.home.showOrders()
        #expect(app.whereabouts == Whereabouts(.orders, staff: "ana"))
        app.go(.section(.home))
        app.home.showOrder(try .sample(7))
        #expect(app.whereabouts == Whereabouts(.orders, orders: [try .detail(7)], staff: "ana"))
    }

    @Test func `back leaves the sheet, then each place, and then says that there is nothing`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        try scene.open(link: "clinic://orders/1042/tracking")
        scene.coordinator.presentLogin(returnAction: .resume)
        var seen: [Whereabouts] = []
        for _ in 1...3 {
            try scene.goBack()
            seen.append(scene.coordinator.whereabouts)
        }
        let paths = [[try OrdersRoute.detail(1042), try .tracking(1042)], [try .detail(1042)], []]
        #expect(seen == paths.map { Whereabouts(.orders, orders: $0, staff: "ana") })
        let failure = #expect(throws: CommandFailure.self) { try scene.goBack() }
        #expect(failure?.exitCode == .usage)
        #expect(scene.coordinator.whereabouts == seen.last)
    }

    @Test(arguments: ["orders", "ORDERS", "Orders"]) func `a section is named in any case`(name: String) async throws {
        let scene = try await Workstation().scene(as: .manager)
        try scene.goToSection(name)
        #expect(scene.coordinator.section == .orders)
    }

    @Test func `an unknown section is refused with the list of sections`() async throws {
        let scene = try await Workstation().scene(as: .manager)
        let before = Everything(scene)
        let failure = #expect(throws: CommandFailure.self) { try scene.goToSection("pharmacy") }
        let names = AppSection.allCases.map(\.title).joined(separator: ", ")
        #expect(failure == CommandFailure("The sections are: \(names).", .usage))
        #expect(Everything(scene) == before)
    }

    // holds: state-avoid-app-level-path
    @Test func `two apps in one process do not share where they are`() async throws {
        let container = Workstation().container
        let scenes = [true, false].map { AppScene(container: container, remembersPlace: $0) }
        try await scenes[0].coordinator.sessions.signIn(.sample(.pharmacist))
        try scenes[0].open(link: "clinic://orders/1042")
        #expect(scenes.map(\.coordinator.orders.path) == [[try .detail(1042)], []])
        #expect(scenes.map(\.coordinator.section) == [.orders, .home])
    }
}
