import Foundation
import HeadlessUI
import Support
import Testing

@MainActor @Suite("Linear output")
struct LinearRendererTests {
    /// An element of each role, and its lines.
    private func sample(of role: NodeRole) -> (node: Node, lines: [String]) {
        let words = [Node(.text, label: "a"), Node(.spacer), Node(.text, label: "b")]
        return switch role {
        case .group: (Node(role, children: words), ["a", "b"])
        case .row: (Node(role, children: words), ["a, b"])
        case .list: (Node(role, children: [Node(.row, children: words), words[0]]), ["List of 2", "a, b", "a"])
        case .section: (Node(role, label: "S", children: words), ["Heading: S", "a", "b"])
        case .text: (Node(role, label: "a"), ["a"])
        case .labeledContent: (Node(role, label: "Name", value: "Ana"), ["Name: Ana"])
        case .spacer: (Node(role), [])
        case .button: (.control(role, "Go", 1), ["1 Button: Go"])
        case .textField: (.control(role, "Name", 1, value: "Ana"), ["1 Field: Name, Ana"])
        case .searchField: (.control(role, "Find", 1, value: "ana"), ["1 Search: Find, ana"])
        case .secureField: (.control(role, "Key", 1, value: "••••"), ["1 Secret field: Key, filled in"])
        case .picker:
            (.control(role, "Size", 1, value: "s", options: ["s", "m"]), ["1 Choice: Size, s of s, m"])
        case .toggle: (.control(role, "Loud", 1, value: "on", options: ["off", "on"]), ["1 Switch: Loud, on"])
        case .timeline:
            (Node(role, label: "Hours", value: "9 to 10", children: [Node(.track)]), ["Hours: 9 to 10", ": nothing"])
        case .mark: (Node(role, label: "Now", value: "09:12"), ["Now: 09:12"])
        case .track: (Node(role, label: "Chen"), ["Chen: nothing"])
        case .block: (Node(role, label: "free"), [])
        case .progress: (Node(role, label: "Loading…"), ["Busy: Loading…"])
        case .unavailable: (Node(role, label: "None", children: [words[0]]), ["None", "a"])
        case .failure: (Node(role, label: "Broken.", children: [words[0]]), ["Error: Broken.", "a"])
        }
    }

    @Test(arguments: NodeRole.allCases) func `writes every kind of element on separate lines`(role: NodeRole) {
        let (node, lines) = sample(of: role)
        #expect(content(of: node) == lines)
    }

    @Test func `says of every control that it cannot be used now, and of fields that they are empty`() {
        let nodes: [Node] = [
            .control(.button, "Go", 1, isEnabled: false), .control(.textField, "Name", 2, value: ""),
            .control(.secureField, "Key", 3, value: "", isEnabled: false), .control(.picker, "Size", 4, options: ["s"]),
        ]
        #expect(
            content(of: Node(.group, children: nodes)) == [
                "1 Button: Go, not now", "2 Field: Name, empty", "3 Secret field: Key, empty, not now",
                "4 Choice: Size, none of s",
            ])
    }

    @Test func `writes the problems of a form before its fields, and the rest in order`() {
        let broken = Node(.failure, label: "Two fields.", children: [Node(.text, label: "Change them.")])
        let nodes: [Node] = [
            Node(.text, label: "Intro"), .control(.textField, "Name", 1, value: "x"),
            Node(.text, label: "A name has letters.", emphasis: .warning), Node(.text, label: "Hint"),
            Node(.group, children: [.control(.picker, "Size", 2, options: ["s"]), broken]),
            .control(.button, "Save", 3),
        ]
        #expect(
            content(of: Node(.group, children: nodes)) == [
                "Intro", "Error: Two fields.", "Change them.", "A name has letters.", "1 Field: Name, x", "Hint",
                "2 Choice: Size, none of s", "3 Button: Save",
            ])
    }

    @Test func `says a row that is a button on one line, with commas where columns would be`() {
        let row = Node(
            .row,
            children: [Node(.text, label: "#1"), Node(.text, label: "Lena"), Node(.spacer), Node(.text, label: "9")])
        #expect(content(of: .control(.button, "", 1, children: [row])) == ["1 Button: #1, Lena, 9"])
    }

    @Test(
        arguments: zip(ScreenStyle.samples, ["Screen", "Sheet", "Full screen", "Question"]))
    func `begins with what kind of place it is, the way to it and who is looking`(style: ScreenStyle, kind: String) {
        var screen = screen { Text("a") }
        screen.style = style
        #expect(lines(of: screen).prefix(3) == ["\(kind): Place", "Path: Start, Place", "User: Ana Ruiz, pharmacist"])
    }

    @Test func `ends with the way back, the sections and the focus, in this order`() {
        var screen = screen { Button("Go") {} }
        #expect(
            lines(of: screen).suffix(3) == [
                "Back is possible.", "Sections: Start (here), Other", "Focus: 1 Button: Go",
            ])
        screen.canGoBack = false
        #expect(!lines(of: screen).contains("Back is possible."))
    }

    @Test func `says nothing about a focus where there is none`() {
        let screen = screen { Button("Go") {}.disabled(true) }
        #expect(lines(of: screen).last == "Sections: Start (here), Other")
    }

    @Test func `has no line without words, no space at an end and no ornament, in a bare frame`() {
        var bare = screen { SecureField("Key", text: .constant("hunter2")) }
        (bare.account, bare.tabs, bare.breadcrumb) = ("", [], ["Place"])
        let lines = lines(of: bare)
        #expect(lines.allSatisfy { !$0.isEmpty && !$0.hasSuffix(" ") })
        expectPlainLines(of: bare)
    }

    @Test func `shows hostile text, and lets none of it through`() {
        let screen = screen {
            Text(Specimen.hostile)
            Section(Specimen.hostile) { LabeledContent(Specimen.hostile, value: Specimen.hostile) }
            TextField(Specimen.hostile, text: .constant(Specimen.hostile))
            Button(Specimen.hostile) {}
            FailureView(Specimen.hostile, advice: "Look again.", code: "conflict")
        }
        let lines = lines(of: screen)
        #expect(lines.allSatisfy { VisibleText.escaped($0) == $0 })
        #expect(lines.filter { $0.contains(VisibleText.escaped(Specimen.hostile)) }.count == 7)
    }

    @Test func `is every text of the screen, whatever the screen`() {
        for seed in 0..<24 {
            let screen = sampleScreen(seed: seed)
            let text = LinearRenderer().text(of: screen)
            for node in screen.content.flattened where node.role != .secureField {
                for words in [node.label, node.value ?? ""] where !words.isEmpty {
                    #expect(text.range(of: words, options: .literal) != nil, "seed \(seed), \(node.role)")
                }
            }
        }
    }

    private func content(of node: Node) -> [String] {
        var screen = screen { EmptyView() }
        screen.content = Node(.group, children: [node])
        return lines(of: screen).dropFirst(3).prefix { $0 != "Back is possible." }
    }

    private func lines(of screen: Screen) -> [String] {
        let text = LinearRenderer().text(of: screen)
        #expect(text.hasSuffix("\n\n"), "an empty line ends the screen")
        return text.dropLast(2).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension ScreenStyle {
    /// Every style, in a fixed order.
    static let samples: [ScreenStyle] = [.page, .sheet, .fullScreenCover, .alert]
}
