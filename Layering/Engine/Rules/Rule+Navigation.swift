/// The rules about owning navigation.
extension Rule {
    private static let screens: Set<Role> = [.domain, .design, .feature]
    private static let ask = "Ask the coordinator's protocol in Domain for what the user wants."

    static let navigation = Rule(
        "navigation-ownership", "Only App holds paths, pushes and presents.",
        reason: "Navigation that is one value in one place can be saved, linked to and tested.", fix: ask,
        names: Names(
            patterns: [
                "NavigationStack", "NavigationPath", "NavigationSplitView", "NavigationView", "UINavigationController",
                "RouteStack", "\(navigators) . push (", "\(navigators) . pop (", "\(navigators) ? . push (",
                "\(navigators) ? . pop (", ". popToRoot (", ". present ( … animated :", "^present ( … animated :",
                ". pushViewController (",
                "\\ . dismiss", "\\ . presentationMode", "\\ . openURL",
            ], roles: [.design, .feature], owner: .navigation, isFreeInPreviews: true,
            problem: "moves the user, which is App's"),
        bad: [
            Example(
                "Features/Orders", "struct A: View {\n    var body: some View { NavigationStack { B() } }\n}",
                at: "2:27"),
            Example("Features/Orders", "func f() { coordinator.push(.detail) }", at: "1:24"),
            Example("Features/Orders", "ordersRouter?.pop(); navigationStack.push(a)", at: "1:15", "1:38"),
            Example("DesignSystem", "@Environment(\\.dismiss) var close", at: "1:16"),
            Example("Features/Home", "present(a, animated: true); b.present(a, animated: c)", at: "1:1", "1:31"),
            Example("Features/Home", "@Environment(\\.openURL) private var open", at: "1:16"),
        ],
        good: [
            Example("App", "let stack = NavigationPath()\nfunc f() { stack.push(1) }"),
            Example("Features/Orders", "var stack = Stack<Int>(); stack.push(1); _ = stack.pop(); undo.push(a)"),
            Example("Features/Orders", "#Preview(\"a\") { NavigationStack { B() } }"),
            Example(
                "Features/Orders",
                "struct A_Previews: PreviewProvider { static var previews: some View { NavigationView { B() } } }"),
            Example(
                "Features/Orders",
                "final class A { let openURL: (URL) -> Void; init(openURL: @escaping (URL) -> Void) { self.openURL = openURL } }"
            ),
            Example("Features/Home", "toast.present(.error); haptics.present()"),
            Example("Features/Orders", "func f() { coordinator.showDetail(of: id); let push = 1; _ = a.popLast() }"),
        ])

    static let navigationLink = Rule(
        "navigation-link", "A link carries a value, never the screen that it leads to.",
        reason: "A destination in a link builds a screen for every row, and nobody else can go there.", fix: ask,
        names: Names(
            patterns: ["NavigationLink ( !…value: !…state:", "NavigationLink {"],
            roles: screens.union([.app, .navigation, .shell]), isFreeInPreviews: true, problem: "is tied to its screen"),
        bad: [
            Example("Features/Orders", "NavigationLink(\"a\", destination: B())", at: "1:1"),
            Example("Features/Orders", "NavigationLink { B() } label: { C() }", at: "1:1"),
            Example("App", "x\n  NavigationLink(isActive: $a,\n destination: { B() }) { C() }", at: "2:3"),
            Example("Features/Home", "NavigationLink(\"a\") { B() }; NavigationLink(title) { B() }", at: "1:1", "1:30"),
            Example("Features/Home", "NavigationLink(tag: 1, selection: $a) { B(value: 1) } label: { C() }", at: "1:1"),
            Example(
                "Features/Home",
                "NavigationLink(\"a\", isActive: $a) { B() }; NavigationLink(isActive: $a) { B() } label: { C() }",
                at: "1:1", "1:44"),
            Example("Features/Home", "NavigationLink(\"a\", destination: B(state: c))", at: "1:1"),
        ],
        good: [
            Example("Features/Orders", "NavigationLink(value: order.id) { Text(order.destination) }"),
            Example("Features/Orders", "NavigationLink(\"a\", value: b); NavigationLink(title(c), value: .d(e))"),
            Example("Features/Orders", "NavigationLink(state: Path.State.edit(a)) { Text(b) }"),
            Example("Features/Orders", "extension NavigationLink where A == B {}; extension NavigationLink {}"),
        ])

    static let destination = Rule(
        "navigation-destination", "Routes are mapped to views by App alone.",
        reason: "A destination on a child is lost when the child is, and two children answer the same value.",
        fix: "Map the route in App, at the root of the stack.",
        names: Names(
            patterns: [". navigationDestination"], roles: screens, owner: .navigation, isFreeInPreviews: true,
            problem: "maps a route to a view"),
        bad: [
            Example(
                "Features/Orders",
                "List { NavigationLink(value: 1) { A() } }\n    .navigationDestination(for: Int.self) { B($0) }",
                at: "2:6"),
            Example("DesignSystem", "x.navigationDestination(isPresented: $a) { B() }", at: "1:3"),
        ],
        good: [Example("App", "root.navigationDestination(for: OrdersRoute.self) { view(for: $0) }")])

    static let navigationState = Rule(
        "navigation-state", "A view keeps no navigation in its own state.",
        reason: "Nobody else sees the state of a view: it cannot be linked to, saved or tested.", fix: ask,
        names: Names(
            patterns: ["@ State", "@ SceneStorage", "@ Binding"].map { "\($0) … var \(shown)" }
                + ["@ SceneStorage … var \(paths)"]
                + ["@ State", "@ Binding"].flatMap {
                    ["\($0) … var \(paths) :|= [", "\($0) … var \(paths) :|= \(routes)"]
                },
            roles: [.design, .feature], owner: .navigation, isFreeInPreviews: true,
            problem: "holds navigation in a view"),
        bad: [
            Example("Features/Orders", "@State private var path: [Int] = []", at: "1:2"),
            Example("Features/Orders", "struct A: View {\n  @State\n  var isShowingSheet = false\n}", at: "2:4"),
            Example("Features/Orders", "@State var p = 1\n@SceneStorage(\"x\") private var selectedTab = 1", at: "2:2"),
            Example(
                "Features/Home", "@State var path = NavigationPath(); @Binding var route: HomeRoute?", at: "1:2", "1:38"
            ),
            Example(
                "Features/Home", "@State private var routes = [Route.home]; @State var route = Route.home",
                at: "1:2", "1:44"),
            Example("Features/Home", "@SceneStorage(\"a\") private var path: Data?", at: "1:2"),
        ],
        good: [
            Example("Features/Orders", "@State private var draft = \"\"\nlet path = 1\n@Binding var text: String"),
            Example("App", "@State private var path: [Int] = []"),
            Example(
                "Features/Orders", "@State var path = Path(); @State var route: MKRoute?; @Binding var path: CGPath"),
            Example("Features/Orders", "@State private var path = \"\"; @State private var routes: MKRoute? = nil"),
        ])

    /// The names under which people keep what navigates: other stacks are pushed on, too.
    private static let navigators =
        "coordinator|router|navigator|nav|navigation|navigationController|navigationStack|navStack|routeStack|routes"
        + "|~Coordinator|~Router|~Navigator|~Navigation|~NavigationController|~NavigationStack|~RouteStack"

    /// Other things of these names are drawn, lead along streets or belong to files.
    private static let paths = "path|navigationPath|route|routes|selectedRoute"
    private static let routes =
        "!MKRoute|CGPath|CGMutablePath|UIBezierPath|NSBezierPath|IndexPath|KeyPath|FilePath ~Route|~Destination|*Path"

    private static let shown = [
        "selectedTab", "isPresented", "isPresenting",
        "isPresent*", "isShowing", "isShowing*", "showing*", "presented*", "showSheet", "showsSheet", "showAlert",
        "showsAlert",
    ].joined(separator: "|")
}
