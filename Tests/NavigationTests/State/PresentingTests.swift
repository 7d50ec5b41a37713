import Testing

@testable import Navigation

/// The effect of each presentation verb.
@Suite struct PresentingTests {
    private typealias Sample = NavigationState<String, String, String, String>

    /// Each verb from each kind of state: the state afterwards, and whether the verb reports a change.
    private static let table: [(before: String, verb: PresentationVerb, after: String, changed: Bool)] = [
        ("", .present("A"), "A", true), ("A", .present("B"), "A B", true), ("A", .present("A"), "A A", true),
        ("!x", .present("A"), "A", true), ("A !x", .present("B"), "A B", true),
        ("", .alert("x"), "!x", true), ("A B", .alert("x"), "A B !x", true), ("A !x", .alert("y"), "A !y", true),
        ("", .dismiss, "", false), ("A", .dismiss, "", true), ("A B", .dismiss, "A", true),
        ("!x", .dismiss, "", true), ("A B !x", .dismiss, "A B", true),
        ("", .dismissAll, "", false), ("A B", .dismissAll, "", true), ("!x", .dismissAll, "", true),
        ("A B !x", .dismissAll, "", true),
    ]

    @Test func `each verb does what its name says, and says whether anything changed`() {
        for row in Self.table {
            var state = Sample(row.before)
            let changed = state.apply(row.verb)
            #expect(state.text == row.after, "“\(row.before)” \(row.verb)")
            #expect(changed == row.changed, "“\(row.before)” \(row.verb)")
        }
    }

    @Test func `a presentation takes the next stack, and a stack is used only once`() {
        var state = Sample("")
        state.present("A", root: "a")
        state.dismiss()
        state.present("A", root: "a")
        state.present(alert: "x")
        #expect(state.modals.map(\.stack.id) == [StackID(4)])
        #expect(state.alert?.place == .root(of: StackID(5)))
    }

    @Test func `a visible modal keeps its stack while alerts come and go`() {
        var state = Sample("A")
        let modal = state.places.last
        state.present(alert: "x")
        state.present(alert: "y")
        state.dismiss()
        #expect(state.places.last == modal)
    }
}

/// A change of the presentations.
enum PresentationVerb: Hashable {
    case present(String)
    case alert(String)
    case dismiss
    case dismissAll
}

extension NavigationState<String, String, String, String> {
    /// The presentations as the table writes them: modals from the bottom up, then the alert after an exclamation
    /// mark.
    init(_ text: String) {
        self.init(("one", "1"), others: [("two", "2")])
        for word in text.split(separator: " ").map(String.init) {
            if word.hasPrefix("!") {
                present(alert: String(word.dropFirst()))
            } else {
                present(word, root: word.lowercased())
            }
        }
    }

    var text: String {
        (modals.map(\.value) + [alert.map { "!\($0.value)" }].compactMap { $0 }).joined(separator: " ")
    }

    /// Applies the verb. Returns whether anything changed; presenting always changes something.
    mutating func apply(_ verb: PresentationVerb) -> Bool {
        switch verb {
        case .present(let modal): present(modal, root: modal.lowercased())
        case .alert(let alert): present(alert: alert)
        case .dismiss: return dismiss()
        case .dismissAll: return dismissAll()
        }
        return true
    }
}
