/// The rules about what is pushed, and where it is mapped.
extension Rule {
    private static let inner: Set<Role> = [.domain, .design, .feature, .navigation, .shell, .app, .data]

    static let lazyDestination = Rule(
        "lazy-destination", "Destinations are declared outside of lists and lazy stacks.",
        reason: "SwiftUI ignores a destination inside of a lazy container: it may not be there when it is needed.",
        fix: "Move the modifier to the root of the `NavigationStack`.",
        source: "arch-destination-registration, anti-scattered-destinations",
        names: Names(
            patterns: [". navigationDestination ("], roles: [.navigation, .shell, .app], within: .lazyContainer,
            problem: "is inside of a lazy container"),
        bad: [
            Example("App", "List { A().navigationDestination(for: B.self) { C($0) } }", at: "1:12"),
            Example("App", "LazyVStack(spacing: 1) { A()\n  .navigationDestination(item: $b) { C($0) } }", at: "2:4"),
        ],
        good: [Example("App", "List { A() }.navigationDestination(for: B.self) { C($0) }")])

    static let routePayload = Rule(
        "route-payload", "A route carries identities, not objects.",
        reason: "An object cannot be saved, linked to or compared, and pushing it again shows old data.",
        fix: "Carry the identity, and make the view model where the route is mapped.",
        source: "nav-routes-enum, arch-route-enum, state-codable-routes",
        names: Names(
            patterns: ["Model", "Coordinator"].flatMap { ["case % ( *\($0)", "case % ( % : *\($0)"] }, roles: inner,
            within: .route, isOfModels: true, problem: "carries an object"),
        bad: [
            Example(
                [
                    "App/A.swift": "enum OrdersRoute: Hashable {\n  case list\n  case detail(OrderViewModel)\n}",
                    "Features/Orders/A.swift": "@Observable final class OrderViewModel {}",
                ], at: "App/A.swift:3:8"),
            Example(
                "App", "@Observable class AModel {}; enum ADestination { case a(with: AModel, b: Int) }", at: "1:55"),
        ],
        good: [
            Example(
                "App",
                "enum OrdersRoute: Hashable { case detail(Order.ID); case edit(OrderModel) }; struct OrderModel {}"),
            Example("App", "@Observable class AModel {}; enum State { case loaded(AModel) }"),
        ])

    static let testableImport = Rule(
        "testable-import", "Only tests import what is internal.",
        reason: "It compiles in debug builds alone, and makes internal names a promise to another module.",
        fix: "Make what is needed `package` or `public`, or move it.", source: "arch-testable-import",
        names: Names(
            patterns: ["@ testable"], roles: inner, problem: "is for tests"),
        bad: [
            Example("App", "@testable import Data", at: "1:2"),
            Example("App", "@testable internal import Data\n@testable @preconcurrency import Orders", at: "1:2", "2:2"),
        ],
        good: [Example("Tests/OrdersTests", "@testable import Orders"), Example("App", "package import Data")])
}
