/// The rules about what views do while they are rendered.
extension Rule {
    private static let shown: Set<Role> = [.design, .feature, .navigation, .shell, .app]
    private static let lists = ["ForEach", "List"]

    static let viewPart = Rule(
        "view-part", "A view's parts are views, not properties or functions.",
        reason:
            "A part that is a property is rendered again with the whole, a view of its own only when its values change.",
        fix: "Make it a `View` that takes what it shows.", severity: .warning, source: "view-extract-subviews",
        names: Names(
            patterns: ["var !body % : some View {", "% ( ) - > some View {"], roles: shown, within: .viewMember,
            problem: "is a part of a view, but no view"),
        bad: [
            Example(
                "Features/Orders", "struct A: View {\n  var body: some View { b }\n  var b: some View { C() }\n}",
                at: "3:7"),
            Example(
                "Features/Orders", "struct A: View {\n  @ViewBuilder func row() -> some View { C() }\n}",
                at: "2:21"),
        ],
        good: [
            Example(
                "Features/Orders",
                "struct A: View {\n  var body: some View { B() }\n  var c: some ToolbarContent { D() }\n}"),
            Example(
                "Features/Orders",
                "struct A: View {\n  struct B: ButtonStyle { func makeBody(_ c: C) -> some View { c } }\n}"),
            Example("DesignSystem", "extension View { func card() -> some View { padding() } }"),
            Example("Features/Orders", "struct A: View {\n  func row(of order: B) -> some View { C(order) }\n}"),
        ])

    static let listWork = Rule(
        "list-work", "A list shows what there is; it does not filter or sort.",
        reason: "It would do so again whenever anything that the view reads has changed.",
        fix: "Filter and sort in the view model, when the rows or the filter change.", severity: .warning,
        source: "list-filter-in-model, view-no-logic-in-body",
        names: Names(
            patterns: lists.flatMap { list in
                ["filter {", "filter (", "sorted (", "sorted {"].map { "\(list) ( … \($0)" }
            }, roles: shown, within: .view, isFreeInPreviews: true, problem: "filters or sorts while it is rendered"),
        bad: [
            Example(
                "Features/Orders",
                "struct A: View {\n  var body: some View { ForEach(rows.filter { $0.b }) { C($0) } }\n}", at: "2:25"),
            Example(
                "Features/Orders",
                "struct A: View {\n  var body: some View { List(rows.sorted(by: <), id: \\.a) { C($0) } }\n}",
                at: "2:25"),
        ],
        good: [
            Example(
                "Features/Orders",
                "struct A: View {\n  var body: some View { ForEach(rows) { B($0).filter(c) }; List(selection: $filter) { d.sorted() } }\n}"
            ),
            Example("Features/Orders", "@Observable final class A { var rows: [B] { all.filter { $0.c }.sorted() } }"),
        ])

    static let formatterInBody = Rule(
        "formatter-in-body", "A body makes no formatter.",
        reason: "Making one takes longer than formatting, and a body runs often.",
        fix: "Show text that the view model has formatted.",
        inSwiftUI: "Use `Text(date, format:)` or `formatted()`, or keep the formatter in a `static let`.",
        severity: .warning,
        source: "view-no-logic-in-body, perf-avoid-body-side-effects",
        names: Names(
            patterns: [
                "DateFormatter (", "ISO8601DateFormatter (", "RelativeDateTimeFormatter (", "DateComponentsFormatter (",
                "DateIntervalFormatter (", "NumberFormatter (", "MeasurementFormatter (", "ByteCountFormatter (",
                "PersonNameComponentsFormatter (", "ListFormatter (",
            ], roles: shown, within: .body, isFreeInPreviews: true, problem: "is made whenever the body runs"),
        bad: [
            Example(
                "Features/Orders",
                "struct A: View {\n  var body: some View { Text(DateFormatter().string(from: b)) }\n}", at: "2:30")
        ],
        good: [
            Example(
                "Features/Orders",
                "struct A: View {\n  static let b = DateFormatter()\n  var body: some View { Text(Self.b.string(from: c)) }\n}"
            ),
            Example("Features/Orders", "enum A { static var body: String { NumberFormatter().string(from: 1) } }"),
        ])

    static let listIdentity = Rule(
        "list-identity", "A row is known by what it is, not by its position.",
        reason: "When a row is inserted, all rows after it change their identity: their state and animations go wrong.",
        fix: "Make the elements `Identifiable`, or name a property of them that stays.", severity: .warning,
        source: "list-id-keypath, diff-identity-stability",
        names: Names(
            patterns: lists.flatMap { list in
                ["id : \\ . offset", "id : \\ . hashValue", "indices , id : \\ . self"].map { "\(list) ( … \($0)" }
            }, roles: shown, isFreeInPreviews: true, problem: "knows rows by their position"),
        bad: [
            Example("Features/Orders", "ForEach(Array(a.enumerated()), id: \\.offset) { B($0) }", at: "1:1"),
            Example(
                "DesignSystem", "ForEach(a.indices, id: \\.self) { B($0) }; List(c, id: \\.hashValue) { D($0) }",
                at: "1:1", "1:43"),
        ],
        good: [
            Example("Features/Orders", "ForEach(a) { B($0) }; ForEach(C.allCases, id: \\.self) { D($0) }"),
            Example(
                "Features/Orders", "ForEach(0..<3, id: \\.self) { A($0) }; ForEach(b, id: \\.element.id) { C($0) }"),
        ])

    static let changingIdentity = Rule(
        "changing-identity", "An identity stays the same.",
        reason: "A view with a new identity at every update is removed and made anew, and loses its state.",
        fix: "Store the identity, or take it from the data.", severity: .warning, source: "diff-identity-stability",
        names: Names(
            patterns: [
                "var id : UUID|String|ID { UUID (", "var id : UUID|String|ID { return UUID (", ") . id ( UUID (",
                "} . id ( UUID (",
            ],
            roles: shown.union([.domain, .data]), problem: "is a new identity each time"),
        bad: [
            Example("Features/Orders", "struct A: Identifiable {\n  var id: UUID { UUID() }\n}", at: "2:18"),
            Example("Features/Orders", "B().id(UUID())", at: "1:8"),
        ],
        good: [
            Example("Domain", "struct A: Identifiable {\n  let id = UUID()\n  var b: UUID { UUID() }\n}"),
            Example("Features/Orders", "A().id(b.id); let c = [\"d\": .id(UUID())]"),
        ])
}
