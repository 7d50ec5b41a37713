/// The rules about what a view keeps and starts.
extension Rule {
    private static let shown: Set<Role> = [.design, .feature, .navigation, .shell, .app]

    static let appearingTask = Rule(
        "appearing-task", "Work that begins when a view appears ends when it goes.",
        reason: "A task of `onAppear` goes on without its view, and starts again whenever the view comes back.",
        fix: "Use `.task`, which is cancelled with the view, or `.task(id:)`.", severity: .warning,
        source: "data-task-modifier, data-cancellation, perf-task-modifier",
        names: Names(
            patterns: [". onAppear { ^Task {", ". onAppear ( perform : { ^Task {"], roles: shown, within: .view,
            isFreeInPreviews: true, problem: "goes on when its view is gone"),
        bad: [
            Example(
                "App", "struct A: View {\n  var body: some View { B().onAppear { Task { await c() } } }\n}", at: "2:40")
        ],
        good: [
            Example("App", "struct A: View {\n  var body: some View { B().task { await c() }.onAppear { d() } }\n}"),
            Example("App", "struct A: View {\n  var body: some View { Button(\"b\") { Task { await c() } } }\n}"),
        ])

    static let viewInitTask = Rule(
        "view-init-task", "Making a view starts nothing.",
        reason: "A view is made again with every change around it: the work would start each time, and never end.",
        fix: "Start it with `.task`.", source: "view-no-init-sideeffects, data-async-init, anti-navigation-in-init",
        names: Names(
            patterns: ["^Task {", "^Task (", "^Task . detached"], roles: shown, within: .viewInitializer,
            problem: "starts work whenever the view is made"),
        bad: [
            Example("App", "struct A: View {\n  init() { Task { await b() } }\n}", at: "2:12"),
            Example(
                "App",
                "struct AView: View { let b: B }\nextension AView { init() { self.b = C(); Task { await d() } } }\n"
                    + "struct B { struct C: View { init() { Task { await b() } } } }", at: "2:42", "3:38"),
        ],
        good: [
            Example("App", "struct A: View {\n  init() { b = 1 }\n  func c() { Task { await d() } }\n}"),
            Example("App", "final class A {\n  init() { Task { await b() } }\n}"),
            Example("App", "struct A: View { final class Loader { init() { Task { await b() } } } }"),
        ])

    static let unownedModel = Rule(
        "unowned-model", "A view that makes its model keeps it as state.",
        reason:
            "The view is made again with every change around it, and so is a plain property: what the model knew is gone.",
        fix: "Write `@State private var`, or take the model through `init`.",
        source: "perf-state-object-ownership, state-ownership",
        names: Names(
            patterns: ["let|var % = *Model (", "let|var % : % = *Model ("], roles: shown, within: .plainStorage,
            isOfModels: true, problem: "is made anew with its view"),
        bad: [
            Example(
                "Features/Orders",
                "@Observable final class AModel {}\nstruct A: View {\n  private let model = AModel()\n}", at: "3:15"),
            Example(
                [
                    "Features/Orders/A.swift": "@MainActor @Observable\npublic final class AModel {}",
                    "Features/Orders/B.swift":
                        "struct B: View {\n  @State var a = 1\n  var model: AModel = AModel()\n}",
                ], at: "Features/Orders/B.swift:3:7"),
        ],
        good: [
            Example(
                "Features/Orders",
                "@Observable final class AModel {}\nstruct A: View {\n  @State private var model = AModel()\n  let b: AModel\n}"
            ),
            Example("Features/Orders", "struct RowModel {}\nstruct A: View {\n  let row = RowModel()\n}"),
            Example(
                "Features/Orders",
                "@Observable final class AModel {}\nstruct A: View {\n  var body: some View { let b = AModel(); C(b) }\n}"
            ),
        ])

    static let anyView = Rule(
        "any-view", "The type of a view is not erased.",
        reason: "SwiftUI cannot see inside: state, identity and transitions of the view's parts are lost.",
        fix: "Use `@ViewBuilder`, an `if` or a `switch`, or a generic parameter.", severity: .warning,
        source: "diff-avoid-anyview, arch-no-anyview",
        names: Names(patterns: ["AnyView ("], roles: shown, isFreeInPreviews: true, problem: "hides what a view is"),
        bad: [Example("Features/Orders", "func a() -> AnyView { AnyView(B()) }", at: "1:23")],
        good: [Example("Features/Orders", "@ViewBuilder func a() -> some View { if b { C() } else { D() } }")])

    static let changePrinting = Rule(
        "change-printing", "No debugging call is left behind.",
        reason: "It prints in every build, and nobody promises that it stays.",
        fix: "Remove it.", source: "diff-printchanges-debug",
        names: Names(
            patterns: [". _printChanges (", ". _logChanges ("], roles: shown, problem: "is left from debugging"
        ),
        bad: [Example("Features/Orders", "let _ = Self._printChanges()", at: "1:14")],
        good: [Example("Features/Orders", "func _printChanges() {}")])

    static let screenSize = Rule(
        "screen-size", "A view fits the space that it gets, not the screen.",
        reason: "In a window, beside another app or on a second display, that space is not the whole screen.",
        fix: "Use `containerRelativeFrame`, `ViewThatFits` or a `GeometryReader`, and `\\.displayScale` for the scale.",
        severity: .warning, source: "arch-split-view",
        names: Names(
            patterns: ["UIScreen . main", "NSScreen . main"], roles: [.design, .feature], within: .view,
            problem: "is the screen, not the space of the view"),
        bad: [
            Example(
                "Features/Orders",
                "struct A: View { var body: some View { a.frame(width: UIScreen.main.bounds.width) } }", at: "1:64")
        ],
        good: [
            Example(
                "Features/Orders", "struct A: View { var body: some View { a.containerRelativeFrame(.horizontal) } }"),
            Example("Features/Orders", "final class Cell: UITableViewCell { let a = UIScreen.main.bounds }"),
        ])
}
