/// The rules about code in certain layers.
extension Rule {
    private static let inner: Set<Role> = [.domain, .design, .feature, .navigation, .shell, .app, .data]

    static let observableObject = Rule(
        "observable-object", "View models are `@Observable`.",
        reason: "With the older way, a change of any property redraws every view that has the object.",
        fix: "Write `@Observable final class`, and plain properties.",
        names: Names(
            patterns: [
                "ObservableObject", "@ Published", "@ StateObject", "@ ObservedObject", "@ EnvironmentObject",
            ], roles: inner, problem: "is the older way to observe"),
        bad: [
            Example(
                "Features/Orders", "final class Model: ObservableObject {\n  @Published var a = 1\n}", at: "1:20", "2:4"
            )
        ],
        good: [Example("Features/Orders", "@Observable final class Model { var Published = 1 }")])

    /// Of the whole type, with up to three modifiers between: `static private(set) weak var shared`.
    private static let sharedDeclarations: [String] = {
        let word = "public|package|internal|fileprivate|private|open|final|override|weak|unowned|nonisolated"
        let argued = "\(word) ( set|unsafe|safe )"
        let modifier = [word, argued]
        let two = modifier.flatMap { one in modifier.map { "\(one) \($0)" } }
        let three = two.flatMap { some in modifier.map { "\(some) \($0)" } }
        return ([""] + modifier + two + three).map { "static|class \($0) let|var shared" }
    }()

    static let sharedInstance = Rule(
        "shared-instance", "Nothing is `.shared`.",
        reason: "A global that nobody passed in cannot be replaced in a test, and shows in no signature.",
        fix: "Take it through `init`; only App's container makes live objects.",
        names: Names(
            patterns: ["$ . shared !("] + sharedDeclarations, roles: inner,
            free: [.app: ["UIApplication.", "NSApplication.", "NSWorkspace."]],
            ownCases: ["case shared", "case % , shared", "case % , % , shared"],
            problem: "is a global that nobody passed in"),
        bad: [
            Example("Data", "let s = URLSession\n    .shared", at: "2:6"),
            Example("Domain", "struct A { static let shared = A() }", at: "1:23"),
            Example("Data", "enum A { static nonisolated(unsafe) var shared = A() }", at: "1:41"),
            Example(
                "Data", "class A { class var shared: A { A() }; static private(set) var shared = A() }",
                at: "1:21", "1:64"),
            Example("Data", "class A { static private(set) weak var shared: A? }", at: "1:40"),
            Example(
                "Data", "class A { static nonisolated(unsafe) public private(set) var shared = A() }", at: "1:62"),
            Example("App", "let s: Session = .shared; f(a, .shared); return .shared", at: "1:19", "1:33", "1:50"),
            Example(
                "App", "let s: Session! = .shared; s! = .shared; f(a == .own, .shared)", at: "1:20", "1:34", "1:56"),
            Example(
                "App", "if a == .shared.b {}; switch c { case .shared.d: `case`.shared }", at: "1:10", "1:40", "1:57"),
            Example("Features/Home", "UIApplication.shared.open(a)", at: "1:15"),
            Example("Features/Home", "enum Album { case own, shared }; let s = URLSession.shared", at: "1:53"),
        ],
        good: [
            Example("Domain", "let shared = 1; let x = a.sharedItems"), Example("Tests/OrdersTests", "A.shared"),
            Example("Domain", "switch a { case .shared: 1; case .own, .shared: 2 }"),
            Example("Domain", "enum Mode { case shared }; if a == .shared || b != .shared {}; if case .shared = a {}"),
            Example("Features/Orders", "PhotosPicker(selection: $a, photoLibrary: .shared()) { B() }"),
            Example("App", "UIApplication.shared.open(a); NSWorkspace.shared.open(a)"),
            Example([
                "Domain/A.swift": "public enum Album { case own, shared }",
                "Features/Orders/A.swift": "import Domain; let kind: Album = .shared; let a = Album.shared",
            ]),
        ])

    static let featureTask = Rule(
        "feature-task", "Features start and hold no tasks.",
        reason: "A task that a screen started goes on when the screen is gone.",
        fix: "Use `.task` or an async button action, which end with their view.",
        inSwiftUI: "Use `.task`, or start it in the action of a button; the methods of a view model are `async`.",
        source: "data-cancellation",
        names: Names(
            patterns: [
                "^Task {", "^Task (", "^Task <", "^Task . detached", "^Task . immediate", "Task . init",
                "^Task . immediateDetached",
                "Thread . detachNewThread", "Thread . detachNewThreadSelector", "Thread ( … block :",
                "Thread ( … target :", "Timer . scheduledTimer", "Timer ( … timeInterval :", "Timer ( … fire :",
                "DispatchQueue !.SchedulerTimeType", "DispatchSource", "OperationQueue",
            ],
            roles: [.feature, .design], freeInSwiftUI: ["^Task {", "^Task ("],
            problem: "starts work that outlives the screen"),
        bad: [
            Example("Features/Orders", "func f() { Task { await g() } }", at: "1:12"),
            Example("Features/Orders", "Task.immediateDetached { }; _Concurrency.Task { }", at: "1:6", "1:42"),
            Example("Features/Orders", "_Concurrency.Task.detached { }", at: "1:19"),
            Example("Features/Orders", "let t: Task<Void, Never>\nlet u = Task.detached { }", at: "1:8", "2:14"),
            Example(
                "Features/Home", "import SwiftUI; @Observable final class A { func b() { Task { await c() } } }",
                at: "1:56"),
            Example(
                "Features/Home",
                "import SwiftUI; struct A: View { @State var t: Task<Void, Never>?; let u = Task.detached {} }",
                at: "1:48", "1:81"),
            Example(
                "Features/Home", "struct A: View { var body: some View { Button(\"a\") { Task { await b() } } } }",
                at: "1:54"),
            Example("Features/Home", "Thread.detachNewThread { f() }; Thread(block: f).start()", at: "1:8", "1:33"),
            Example("Features/Home", "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }", at: "1:7"),
            Example("Features/Home", "let t = Timer(timeInterval: 1, repeats: true) { _ in }", at: "1:9"),
            Example(
                "DesignSystem", "DispatchQueue.global().async { f() }; let q = OperationQueue()", at: "1:1", "1:47"),
        ],
        good: [
            Example("Features/Orders", "x.task { await f() }\nif Task.isCancelled {}\nstruct OrderTask {}"),
            Example("Features/Orders", "struct Thread {}; let t = Thread(title: a); let u = Timer(minutes: 1)"),
            Example("App", "Task { await f() }"),
            Example(
                "Features/Home",
                "import SwiftUI; struct A: View { var body: some View { Button(\"a\") { Task { await b() } } } }"),
            Example("DesignSystem", "typealias A = DispatchQueue.SchedulerTimeType"),
        ])

    static let swallowedError = Rule(
        "swallowed-error", "No `try?` on an awaited call.",
        reason: "An awaited call can fail for a reason that the user should know.",
        fix: "Catch the error and show it, or pass it on.",
        names: Names(
            patterns: ["try ? ‥ await !%.sleep !%.%.sleep !%().sleep"], roles: inner,
            problem: "hides why an awaited call failed"),
        bad: [
            Example("Data", "let x = try? await load()", at: "1:9"),
            Example("App", "let x = try? decode(of: await load())", at: "1:9"),
            Example("Data", "let x = try?\n    (await load())", at: "1:9"),
        ],
        good: [
            Example("Data", "let x = try? decode(a)\nawait save(x)"),
            Example("Data", "let x = try? f(a) { await g() }"), Example("Tests/OrdersTests", "try? await f()"),
            Example("Data", "guard let x = try? decode(a) else { return await f() }"),
            Example("Data", "try? await Task.sleep(for: .seconds(1)); try? await clock.sleep(for: .seconds(1))"),
            Example("Data", "try? await self.clock.sleep(for: a)\ntry? await ContinuousClock().sleep(until: b)"),
        ])
}
