import HeadlessUI
import Support
import Testing

/// Each row is what a place had, what it has now, and what is said of it.
@Suite("News for a listener")
struct ScreenChangeTests {
    private typealias Row = (name: String, old: [Node], new: [Node], lines: [String])

    private static func text(_ label: String) -> Node { Node(.text, label: label) }
    private static func warning(_ label: String) -> Node { Node(.text, label: label, emphasis: .warning) }
    private static func fact(_ label: String, _ value: String) -> Node {
        Node(.labeledContent, label: label, value: value)
    }
    private static func field(_ label: String, _ value: String, _ number: Int = 1) -> Node {
        .control(.textField, label, number, value: value)
    }
    private static func button(_ label: String, _ number: Int = 9, isEnabled: Bool = true) -> Node {
        .control(.button, label, number, isEnabled: isEnabled)
    }
    private static func row(_ words: String..., number: Int = 1) -> Node {
        Node(.button, action: ActionID(number), children: [Node(.row, children: words.map(text))])
    }
    private static func list(_ rows: Node...) -> Node { Node(.list, children: rows) }
    private static func list(_ range: ClosedRange<Int>) -> Node {
        Node(.list, children: range.map { row("#\($0)", "Ana", number: $0) })
    }
    private static func failure(_ label: String) -> Node {
        Node(.failure, label: label, children: [text("Try again.")])
    }

    private static let fields: [Row] = [
        ("nothing is other", [field("Name", "Ana")], [field("Name", "Ana")], []),
        ("a field is filled in", [field("Name", "")], [field("Name", "Ana")], ["Name: Ana"]),
        (
            "a field is emptied", [field("Name", "Ana")], [field("Name", "")],
            ["Name: empty"]
        ),
        (
            "the next empty field has the focus",
            [field("Name", ""), field("Born", "", 2)], [field("Name", "Ana"), field("Born", "", 2)],
            ["Name: Ana", "Focus: 2 Field: Born, empty"]
        ),
        (
            "a secret is never said", [.control(.secureField, "Key", 1, value: "")],
            [.control(.secureField, "Key", 1, value: "••••")], ["Key: filled in"]
        ),
        (
            "a choice is made", [.control(.picker, "Size", 1, value: "s", options: ["s", "m"])],
            [.control(.picker, "Size", 1, value: "m", options: ["s", "m"])], ["Size: m"]
        ),
        (
            "a switch is turned", [.control(.toggle, "Loud", 1, value: "off")],
            [.control(.toggle, "Loud", 1, value: "on")], ["Loud: on"]
        ),
        ("only the number is other", [field("Name", "Ana", 1)], [field("Name", "Ana", 7)], []),
        ("a field comes", [], [field("Reason", "x")], ["Reason: x", "Focus: 1 Field: Reason, x"]),
        ("a field goes", [field("Reason", "x")], [], ["No longer: Reason"]),
        (
            "two fields of one name are told apart by their order", [field("Note", "a"), field("Note", "b", 2)],
            [field("Note", "a"), field("Note", "c", 2)], ["Note: c"]
        ),
    ]

    private static let problems: [Row] = [
        ("an error comes", [], [failure("No space.")], ["Error: No space.", "Try again."]),
        ("an error stays", [failure("No space.")], [failure("No space.")], []),
        ("an error goes", [failure("No space.")], [], ["Errors left: none"]),
        ("one of two errors goes", [failure("A."), warning("B.")], [warning("B.")], ["Errors left: 1"]),
        ("one error goes and another comes", [warning("A.")], [warning("B.")], ["B."]),
        (
            "a warning is said with the field that it is below", [field("Name", "x")],
            [field("Name", "x"), warning("Too short.")], ["Name: Too short."]
        ),
        (
            "an error is said before what else is new", [field("Name", "")],
            [field("Name", "x"), warning("Too short."), failure("No.")],
            ["Name: Too short.", "Error: No.", "Try again.", "Name: x"]
        ),
        (
            "a warning below no field stands alone", [field("Name", "x"), text("a")],
            [field("Name", "x"), text("a"), warning("Late.")], ["Late."]
        ),
        ("all errors are said", [], (1...5).map { warning("W\($0)") }, (1...5).map { "W\($0)" }),
    ]

    private static let words: [Row] = [
        ("a value is another", [fact("State", "Paid")], [fact("State", "Packed")], ["State: Packed"]),
        ("words come", [text("a")], [text("a"), text("b")], ["b"]),
        ("words that go are not missed", [text("a"), text("b")], [text("a")], []),
        ("a value goes", [fact("Total", "9 EUR"), text("a")], [text("a")], ["No longer: Total"]),
        (
            "a section comes", [],
            [Node(.section, label: "Notes", children: [text("a")])], ["Heading: Notes", "a"]
        ),
        (
            "there is nothing", [], [Node(.unavailable, label: "Nobody", children: [text("Search.")])],
            ["Nobody", "Search."]
        ),
        ("work is under way", [], [Node(.progress, label: "Loading…")], ["Busy: Loading…"]),
        (
            "columns are one line", [], [Node(.row, children: [text("Total"), Node(.spacer), text("9 EUR")])],
            ["Total, 9 EUR"]
        ),
        (
            "the clock goes on", [Node(.mark, label: "Now", value: "9:12")], [Node(.mark, label: "Now", value: "9:13")],
            []
        ),
        ("many words are counted", [], (1...9).map { text("\($0)") }, ["1", "2", "3", "And 6 more lines."]),
        ("one more is no count", [], (1...4).map { text("\($0)") }, ["1", "2", "3", "4"]),
        (
            "a calendar's row is another",
            [Node(.timeline, label: "Day", value: "9 to 10", children: [Node(.track, label: "Chen")])],
            [
                Node(
                    .timeline, label: "Day", value: "9 to 10",
                    children: [Node(.track, label: "Chen", children: [Node(.block, label: "9:00 free")])])
            ], ["Chen: 9:00 free"]
        ),
    ]

    private static let lists: [Row] = [
        ("a row comes", [list(1...2)], [list(1...3)], ["List of 3", "New: #3, Ana"]),
        ("a row goes", [list(1...3)], [list(1...2)], ["List of 2", "Gone: #3, Ana"]),
        ("one comes and one goes", [list(1...3)], [list(2...4)], ["New: #4, Ana", "Gone: #1, Ana"]),
        (
            "a row is another by its first words", [list(row("#1", "Paid"), row("#2", "Paid"))],
            [list(row("#1", "Packed"), row("#2", "Paid"))], ["Changed: #1, Packed"]
        ),
        (
            "many come", [list(1...2)], [list(1...9)],
            ["List of 9", "New: #3, Ana", "New: #4, Ana", "New: #5, Ana", "And 4 more are new."]
        ),
        (
            "many go", [list(1...9)], [list(1...2)],
            ["List of 2", "Gone: #3, Ana", "Gone: #4, Ana", "Gone: #5, Ana", "And 4 more are gone."]
        ),
        (
            "all are others", [list(1...9)], [list(11...19)],
            ["List of 9", "11 Button: #11, Ana", "12 Button: #12, Ana", "13 Button: #13, Ana", "And 6 more."]
        ),
        ("there is a list", [], [list(1...2)], ["List of 2", "1 Button: #1, Ana", "2 Button: #2, Ana"]),
        ("a list is empty now", [list(1...2)], [list()], ["Gone: #1, Ana", "Gone: #2, Ana"]),
        (
            "two lists are two", [list(1...2), list(5...6)], [list(1...2), list(5...5)],
            ["List of 2, list of 1", "Gone: #6, Ana"]
        ),
        ("rows in another order are the same", [list(row("a"), row("b"))], [list(row("b"), row("a"))], []),
        (
            "rows of one name are told apart by their order", [list(row("a", "1"), row("a", "2"))],
            [list(row("a", "1"), row("a", "3"))], ["Changed: a, 3"]
        ),
        ("a row is no button", [list(text("a"))], [list(text("a"), text("b"))], ["List of 2", "New: b"]),
    ]

    private static let buttons: [Row] = [
        ("a button comes", [], [button("Pay")], ["Now possible: Pay"]),
        ("a button goes", [button("Pay")], [], ["No longer possible: Pay"]),
        ("it can be pressed now", [button("Pay", isEnabled: false)], [button("Pay")], ["Now possible: Pay"]),
        ("it cannot be pressed now", [button("Pay")], [button("Pay", isEnabled: false)], ["No longer possible: Pay"]),
        ("it comes and cannot be pressed", [], [button("Pay", isEnabled: false)], []),
        (
            "many are counted", [], (1...6).map { button("B\($0)", $0) }, ["Now possible: B1, B2, B3, and 3 more"]
        ),
        ("only its number is other", [button("Pay", 3)], [button("Pay", 4)], []),
    ]

    @Test func `what is new is said in a few lines`() {
        for (name, old, new, lines) in Self.fields + Self.problems + Self.words + Self.lists + Self.buttons {
            #expect(ScreenChange(from: Self.screen(old), to: Self.screen(new)).lines == lines, "\(name)")
        }
    }

    @Test func `who is here and how sharing goes is said when it changes`() {
        var (old, new) = (Self.screen([]), Self.screen([]))
        (old.account, new.account, new.status) = ("Not signed in", "Ana Ruiz", ["offline", "2 queued"])
        #expect(ScreenChange(from: old, to: new).lines == ["User: Ana Ruiz", "Status: offline, 2 queued"])
        #expect(ScreenChange(from: new, to: new).lines == [])
    }

    @Test func `no other screen is silent, and the same one is`() async {
        await MainActor.run {
            for seed in 0..<200 {
                let (one, other) = (sampleScreen(seed: seed), sampleScreen(seed: seed + 1))
                #expect(ScreenChange(from: one, to: one).lines == [], "seed \(seed)")
                #expect(ScreenChange(from: one, to: other).lines != [], "seed \(seed)")
            }
        }
    }

    private static func screen(_ nodes: [Node]) -> Screen {
        Screen(
            title: "Place", breadcrumb: ["Place"], account: "Ana", tabs: [], style: .page, canGoBack: false,
            content: Node(.group, children: nodes))
    }
}
