import HeadlessUI
import Testing

@testable import TextShell

/// The lines that a typed one may become at a screen.
@Suite struct ScreenWordsTests {
    @Test func `each kind of word is completed where it can be typed`() {
        let rows: [(line: String, lines: [String])] = [
            ("reg", ["Register"]), ("REG", ["Register"]), ("r", ["Register", "redo", "routes"]),
            ("#", ["#2001 Ana", "#2001 Ben", "#2002"]), ("#2002", []), ("#2001", ["#2001 Ana", "#2001 Ben"]),
            ("pa", ["Patients"]), ("go ", ["Home", "Patients"].map { "go \($0)" }), ("GO pa", ["GO Patients"]),
            ("go x", []), ("press r", ["press Register"]), ("press n", []), ("n", ["Name"]),
            ("set ", ["set Name", "set Colour", "set Quick"]), ("set n", ["set Name"]), ("set name ", []),
            ("set colour ", ["set colour red", "set colour green"]), ("set Colour gr", ["set Colour green"]),
            ("set quick o", ["set quick on", "set quick off"]), ("open clinic://or", ["open clinic://orders/"]),
            ("open ", ["open clinic://home", "open clinic://orders/"]), (":ho", [":home"]), (":go p", [":go Patients"]),
            (":reg", []), ("closed", []), ("he", ["help "]), ("help re", ["help redo", "help Register"]),
            ("se", ["set ", "search "]), ("zzz", []),
            ("si", ["sign out"]), (":si", []), ("search a", []),
        ]
        let words = ScreenWords(Self.screen, links: ["clinic://home", "clinic://orders/{number}"], more: ["sign out"])
        for row in rows {
            let found = Completion(of: row.line, words.lines(for: row.line).map { LineCandidate($0) })
            #expect(found.candidates.map(\.line) == row.lines, "\(row.line)")
        }
    }

    @Test func `what one more character leaves of the lines is what is found anew`() {
        let words = ScreenWords(Self.screen, links: ["clinic://home", "clinic://orders/{number}"], more: ["sign out"])
        let found = { (line: String) in Completion(of: line, words.lines(for: line).map { LineCandidate($0) }) }
        let lines = [
            "GO pAtients", "set colour green", ":go home", "help reg", "#2001 B", "open clinic://orders/1", "zé", "r::",
        ]
        var narrowed = 0
        for line in lines {
            for end in line.indices {
                let (before, after) = (String(line[..<end]), String(line[...end]))
                guard let found = found(before).narrowed(to: after) else { continue }
                #expect(found == Completion(of: after, words.lines(for: after).map { LineCandidate($0) }), "\(after)")
                narrowed += 1
            }
        }
        #expect(narrowed > 50)
        let record = LineCandidate("patient 2001", remark: "Vogt")
        #expect(Completion(of: "vog", [record]).narrowed(to: "vogi")?.candidates == [])
    }

    private static let screen = Screen(
        title: "Start", breadcrumb: ["Start"], account: "",
        tabs: ["Home", "Patients"].map { Tab(name: $0, isSelected: false) }, style: .page, canGoBack: false,
        content: Node(
            .group,
            children: [
                Node(.textField, label: "Name", value: "", action: ActionID(1)),
                Node(.picker, label: "Colour", value: "red", action: ActionID(2), options: ["red", "green"]),
                Node(.toggle, label: "Quick", value: "on", action: ActionID(3), options: ["on", "off"]),
                row(4, "#2001", "Ana"), row(5, "#2001", "Ben"), row(6, "#2002", "Chen"),
                Node(.button, label: "Register", action: ActionID(7)),
                Node(.button, label: "Closed", action: ActionID(8), isEnabled: false),
            ]))

    private static func row(_ number: Int, _ words: String...) -> Node {
        Node(.button, action: ActionID(number), children: words.map { Node(.text, label: $0) })
    }
}
