import Testing

@testable import TextShell

/// Keys at a line that can be completed: Tab, the keys that take the hint, and those that leave it alone.
@Suite struct CompletingKeysTests {
    private static let words = [
        "Register a patient", "Redo", "go Home", "go Orders", "日本語", "say it loud", "say it twice",
    ]

    /// `\t` is Tab, and `⇧` Tab with Shift.
    private static let rows = """
        reg\t ; Register a patient|
        x\t ; x|
        \t ; |
        re\t ; re|
        re\t\t ; Register a patient|
        re\t\t\t ; Redo|
        re\t\t\t\t ; re|
        re\t\t⎋[Z ; re|
        re\t⎋[Z ; Redo|
        re\t\tx ; Register a patientx|
        re\t\t^_ ; re|
        g\t ; go |
        g\to\t ; go Orders|
        go h\t^_ ; go h|
        go ha\t ; go ha|
        sa\t ; say it |
        sa\tt\t ; say it twice|
        reg→ ; Register a patient|
        reg→→ ; Register a patient|
        reg⇥ ; Register a patient|
        reg^E ; Register a patient|
        reg^F ; Register a patient|
        reg→^_ ; reg|
        reg⇒ ; register|
        reg⇒⇒ ; register a|
        reg←→→ ; register a patient|
        reg← ; re|g
        reg←\t ; re|g
        reg^A^E ; reg|
        reg⌫→ ; register a patient|
        reg ^E ; reg |
        日→ ; 日本語|
        → ; |
        re^R→ ; register a patient|
        """

    @Test func `keys typed at a line that can be completed`() {
        for row in Self.rows.split(separator: "\n") {
            let parts = row.split(separator: " ; ", omittingEmptySubsequences: false)
            #expect(Self.line(after: parts[0]).lowercased() == parts[1].lowercased(), "\(row)")
        }
    }

    @Test func `the first Tab that completes nothing shows the choices, and no other does`() {
        var editor = LineEditor()
        #expect(
            Self.press("re\t", in: &editor).last == .choices(["Register a patient", "Redo"].map { LineCandidate($0) }))
        #expect(Self.press("\t", in: &editor) == [.more])
        #expect(Self.press("\u{15}reg\t", in: &editor).last == .more)
        #expect(Self.press("\u{15}x\t", in: &editor).last == .more)
    }

    @Test func `Escape goes back to what was typed`() {
        var editor = LineEditor()
        _ = Self.press("re\t\t", in: &editor)
        _ = editor.press(.escape)
        #expect(editor.shown == "re|")
        _ = editor.press(.escape)
        #expect(editor.shown == "re|")
    }

    @Test func `what is known about another line is never taken`() {
        var editor = LineEditor(at: "re|")
        editor.offer(Completion(of: "reg", [LineCandidate("register")]))
        editor.offer([LineCandidate("redo")], about: "reg")
        _ = editor.press(.right)
        _ = editor.press(.complete)
        #expect(editor.shown == "re|")
        #expect(editor.hint == nil)
    }

    @Test func `what is found later comes after what was known`() {
        var editor = LineEditor(at: "re|")
        editor.offer(Completion(of: "re", []))
        #expect(editor.hint == nil)
        editor.offer([LineCandidate("#2001")], about: "re")
        #expect(editor.hint?.line == "#2001")
        editor.offer([LineCandidate("redo")], about: "re")
        #expect(editor.hint?.text == "do")
        _ = editor.press(.lineEnd)
        #expect(editor.shown == "redo|")
    }

    @Test func `a completion as long as no line can be is none`() {
        var editor = LineEditor(at: "re|")
        editor.offer(Completion(of: "re", [LineCandidate("re" + String(repeating: "x", count: LineBuffer.maxLength))]))
        _ = editor.press(.complete)
        _ = editor.press(.right)
        #expect(editor.shown == "re|")
    }

    private static func line(after row: some StringProtocol) -> String {
        var editor = LineEditor()
        _ = press(row, in: &editor)
        return editor.shown
    }

    /// Presses keys, with all that is known of each line offered before.
    private static func press(_ row: some StringProtocol, in editor: inout LineEditor) -> [LineEditor.Outcome] {
        KeyNotation.keys(row).map { key in
            if let line = editor.completable {
                let found = words.filter { $0.lowercased().hasPrefix(line.lowercased()) }
                editor.offer(Completion(of: line, found.map { LineCandidate($0) }))
            }
            return editor.press(key)
        }
    }
}
