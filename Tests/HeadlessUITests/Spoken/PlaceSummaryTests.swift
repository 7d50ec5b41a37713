import HeadlessUI
import Support
import Testing

/// A place is named and counted, and read where that is as short.
@Suite("First words about a place")
struct PlaceSummaryTests {
    private static let long: [Node] = [
        .control(.picker, "Show", 1, value: "All", options: ["All", "Open"]),
        Node(.text, label: "Orders 1 to 9"), Node(.text, label: "a"), Node(.text, label: "b"),
        Node(.labeledContent, label: "Total", value: "9"),
        Node(
            .section, label: "Found", children: [Node(.list, children: (2...9).map { .control(.button, "#\($0)", $0) })]
        ),
        .control(.button, "Next", 10), .control(.button, "New order", 11),
    ]

    @Test func `a long place is counted by kinds, with what has the focus`() {
        let summary = PlaceSummary(of: screen(Self.long))
        #expect(
            summary.lines == [
                "Screen: Place", "User: Ana", "List of 8, 1 heading, 4 lines, 1 field, 2 buttons",
                "Focus: 2 Button: #2",
            ])
        #expect(!summary.isWhole)
    }

    @Test func `what went wrong is said in any case`() {
        let broken = Node(.failure, label: "No space.", children: [Node(.text, label: "Make room.")])
        let lines = PlaceSummary(of: screen(Self.long + [broken]), after: screen([])).lines
        #expect(lines.dropFirst(2) == ["Error: No space.", "Make room.", "Focus: 2 Button: #2"])
    }

    @Test func `a short place is read`() {
        let summary = PlaceSummary(of: screen([Node(.text, label: "Bought."), .control(.button, "Done", 1)]))
        #expect(summary.lines == ["Screen: Place", "User: Ana", "Bought.", "1 Button: Done", "Focus: 1"])
        #expect(summary.isWhole)
    }

    @Test func `a list of few rows is read, as after a search`() {
        let few = Node(.list, children: (1...3).map { .control(.button, "#\($0)", $0) })
        let lines = PlaceSummary(of: screen([few] + Self.long.filter { $0.role != .section }), after: screen([])).lines
        #expect(
            lines == [
                "Screen: Place", "List of 3, 4 lines, 1 field, 2 buttons", "1 Button: #1", "2 Button: #2",
                "3 Button: #3",
                "Focus: 1",
            ])
    }

    @Test func `a few words are read`() {
        let fields: [Node] = (1...6).map { .control(.textField, "F\($0)", $0, value: "x") }
        let lines = PlaceSummary(of: screen([Node(.text, label: "Monday")] + fields), after: screen([])).lines
        #expect(lines == ["Screen: Place", "1 line, 6 fields", "Monday", "Focus: 1 Field: F1, x"])
    }

    @Test func `a question is read, however long it is`() {
        let lines = PlaceSummary(of: screen(Self.long, .alert), after: screen([])).lines
        #expect(lines.first == "Question: Place")
        #expect(lines.contains("Orders 1 to 9") && lines.contains("11 Button: New order"))
    }

    @Test(
        arguments: zip(
            [ScreenStyle.page, .sheet, .fullScreenCover], ["Screen: Place", "Sheet: Place", "Full screen: Place"]))
    func `the kind of place is said`(style: ScreenStyle, line: String) {
        #expect(PlaceSummary(of: screen([], style)).lines.first == line)
    }

    @Test func `who is here is said again only when it is somebody else`() {
        var next = screen([])
        #expect(PlaceSummary(of: next, after: screen([])).lines == ["Screen: Place"])
        next.account = "Ben"
        #expect(PlaceSummary(of: next, after: screen([])).lines == ["Screen: Place", "User: Ben"])
    }

    private func screen(_ nodes: [Node], _ style: ScreenStyle = .page) -> Screen {
        Screen(
            title: "Place", breadcrumb: ["Place"], account: "Ana", tabs: [], style: style, canGoBack: false,
            content: Node(.group, children: nodes))
    }
}
