/// The rules about view models, and about state.
extension Rule {
    private static let shown: Set<Role> = [.design, .feature, .navigation, .shell, .app]

    static let wrapperInModel = Rule(
        "wrapper-in-model", "A model has no property wrapper of views.",
        reason: "SwiftUI connects these wrappers only in views: in a class they keep their first value for ever.",
        fix: "Write a plain property; pass it values of the environment or of a fetch.",
        source: "state-ownership, di-environment-injection",
        names: Names(
            patterns: [
                "@ State", "@ StateObject", "@ ObservedObject", "@ Binding", "@ Environment", "@ EnvironmentObject",
                "@ FocusState", "@ GestureState", "@ SceneStorage", "@ FetchRequest", "@ Query",
            ], roles: shown, within: .modelMember, problem: "has no meaning outside of a view"),
        bad: [
            Example(
                "App", "@Observable final class A {\n  @ObservationIgnored @Environment(\\.locale) var locale\n}",
                at: "2:24"),
            Example("App", "class A: ObservableObject {\n  @State private var a = 1\n}", at: "2:4"),
        ],
        good: [
            Example(
                "App", "@Observable final class A {\n  var a = 1\n}\nstruct B: View {\n  @State private var a = A()\n}"),
            Example("App", "@Observable final class A {\n  struct B: View { @State private var c = 1 }\n}"),
        ])

    private static let flags =
        [
            "isLoading", "isRefreshing", "isFetching", "hasLoaded", "hasError", "didFail",
        ].map { "var \($0) !:Bool{" } + ["var errorMessage !:String{ !:String?{", "var loadError !:Error?{"]

    static let loadFlags = Rule(
        "load-flags", "One value says how far loading is.",
        reason: "Separate flags can contradict each other: loading and failed at once.",
        fix: "Use one enum: idle, loading, loaded with a value, failed with an error.", severity: .warning,
        source: "data-error-loadable",
        names: Names(
            patterns: flags, roles: shown, within: .modelMember, fewest: 2, problem: "can contradict the flag before it"
        ),
        bad: [
            Example(
                "App",
                "@Observable final class A {\n  var isLoading = false\n  private(set) var errorMessage: String?\n}",
                at: "3:20")
        ],
        good: [
            Example("App", "@Observable final class A {\n  var isLoading = false\n}"),
            Example(
                "App",
                "@Observable final class A {\n  var state = B.idle\n  var isLoading: Bool { state.c }\n  var errorMessage: String? { state.d }\n}"
            ),
        ])

    static let privateState = Rule(
        "private-state", "State of a view is private.",
        reason: "A value that is passed to it counts only once, when the view appears; later ones are ignored.",
        fix: "Write `private`, or take a value or a `@Binding` through `init`.", severity: .warning,
        source: "state-ownership, https://developer.apple.com/documentation/swiftui/state",
        names: Names(
            patterns: ["@ State var", "@ State internal|fileprivate|package|public var"], roles: shown,
            within: .viewMember, isFreeInPreviews: true, problem: "can be set from outside, but only once"),
        bad: [Example("Features/Orders", "struct A: View {\n  @State var text = 1\n}", at: "2:4")],
        good: [
            Example("Features/Orders", "struct A: View {\n  @State private var text = 1\n  @Binding var b: Int\n}"),
            Example("Features/Orders", "#Preview { @Previewable @State var text = 1; A($text) }"),
        ])

    static let hiddenChannel = Rule(
        "hidden-channel", "Code calls what it was given, and posts no notifications.",
        reason: "A notification shows in no signature: nobody knows who posts it, who listens, and on which thread.",
        fix: "Call a method, or offer an `AsyncSequence` that is passed to those who listen.", severity: .warning,
        source: "state-single-source, di-protocol-abstraction",
        names: Names(
            patterns: ["NotificationCenter . default . post ("], roles: shown.union([.domain, .data]),
            problem: "posts to unknown listeners"),
        bad: [Example("Data", "NotificationCenter.default.post(name: .a, object: nil)", at: "1:28")],
        good: [Example("Features/Orders", "a.onReceive(NotificationCenter.default.publisher(for: .b)) { _ in }")])
}
