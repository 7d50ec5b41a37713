/// The rules about presenting and making views.
extension Rule {
    private static let views: Set<Role> = [.design, .feature]
    private static let presenting = ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "inspector"]

    static let modalBoolean = Rule(
        "modal-boolean", "What is presented is a value of the coordinator, never a Boolean of a view.",
        reason: "Two Booleans can both be true, and neither can be saved or linked to.",
        fix: "Make it a case of the coordinator's modal enum and present it in App with `item:`.",
        names: Names(
            patterns: presenting.map { ". \($0) ( … isPresented :" }, roles: views, isFreeInPreviews: true,
            problem: "is presented by a Boolean in a view"),
        bad: [
            Example("Features/Orders", "x.sheet(isPresented: $shows) { B() }", at: "1:3"),
            Example("Features/Orders", "x\n  .alert(\"a (b\", isPresented: $shows) {}", at: "2:4"),
            Example("DesignSystem", "x.fullScreenCover(onDismiss: { f(1, 2) }, isPresented: $a)", at: "1:3"),
        ],
        good: [
            Example("App", "x.sheet(item: $coordinator.presentedSheet) { view(for: $0) }"),
            Example("Features/Orders", "x.sheet(f(isPresented: 1))\nlet isPresented = 1"),
        ])

    static let modal = Rule(
        "modal-ownership", "Only App presents.",
        reason: "What lies over a screen is navigation like what is pushed onto it.",
        fix: "Ask the coordinator's protocol in Domain, and let App present it.",
        names: Names(
            patterns: presenting.map { ". \($0) ( … item :" }, roles: views, owner: .navigation, isFreeInPreviews: true,
            problem: "presents, which is App's"),
        bad: [Example("Features/Orders", "x.sheet(item: $model.sheet) { B($0) }", at: "1:3")],
        good: [Example("App", "x.sheet(item: $coordinator.presentedSheet) { view(for: $0) }")])

    static let route = Rule(
        "route-ownership", "Routes and their mapping are App's.",
        reason: "A feature that knows routes knows where the user is and where else one can go.",
        fix: "Move it to App; in Domain's coordinator protocol say what the user wants.",
        names: Names(
            patterns: ["enum|struct|class *Route \(unlessSent)", "enum|struct|class *RouteShell"],
            roles: [.domain, .design, .feature], free: [.domain: ["struct ", "class "]],
            problem: "is a route, which is App's"),
        bad: [
            Example("Features/Orders", "enum OrdersRoute: Hashable {}", at: "1:6"),
            Example("Features/Home", "public struct OrdersRouteShell {}", at: "1:15"),
            Example(
                "Domain", "enum HomeRoute: Hashable, Codable {}; enum OrdersRoute { case list }", at: "1:6", "1:44"),
        ],
        good: [
            Example("App", "enum OrdersRoute: Hashable {}"), Example("Features/Orders", "struct Route {}"),
            Example("Data", "enum APIRoute {}"), Example("Domain", "struct BusRoute: Hashable {}; class TramRoute {}"),
            Example("Features/Orders", "struct PostRoute: Encodable {}; struct GetRoute: Sendable, Decodable {}"),
        ])

    /// A type that is only encoded or decoded is for a server; one that is `Hashable` as well can be pushed.
    private static let unlessSent = ["Codable", "Encodable", "Decodable"].flatMap { word in
        ["!:\(word){"] + ["Sendable", "Equatable"].flatMap { ["!:\(word),\($0){", "!:\($0),\(word){"] }
    }.joined(separator: " ")

    /// About views of another feature.
    package static let foreignView = Rule(
        "foreign-view", "Only App makes a view of a feature that is not its own.",
        reason: "Code that makes a screen decides where the user goes.",
        fix: "Ask the coordinator's protocol in Domain, and let App make the view.",
        bad: [
            Example(
                [
                    "Features/Home/A.swift": "import Orders\nlet x = OrderListView(model: m)",
                    "Features/Orders/B.swift": "public struct OrderListView: View {\n}",
                ], at: "Features/Home/A.swift:2:9")
        ],
        good: [
            Example(
                [
                    "App/A.swift": "let x = OrderListView(model: m)",
                    "Features/Orders/B.swift": "public struct OrderListView: View {}; let y = OrderListView(model: m)",
                    "Features/Home/A.swift": "struct HeaderView: View {}; let x = HeaderView(model: m)",
                ])
        ])
}
