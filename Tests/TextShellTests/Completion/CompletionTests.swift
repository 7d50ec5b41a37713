import Testing

@testable import TextShell

/// The lines that a typed one may become.
@Suite struct CompletionTests {
    @Test func `the hint is how the first line that begins with the typed one goes on`() {
        let rows: [(line: String, lines: [String], hint: String?)] = [
            ("reg", ["Register a patient", "Registry"], "ister a patient"), ("REG", ["Register"], "ister"),
            ("álv", ["#2012", "Álvarez"], "arez"), ("jos", ["José"], "é"), ("a[", ["A{b", "A[b"], "b"),
            ("ana", ["#2012"], "  → #2012"), ("go", ["go "], nil),
            ("", ["home"], nil), ("x", [], nil),
            ("home", ["home"], nil), ("e", ["e\u{301}"], "  → e\u{301}"),
        ]
        for row in rows { #expect(Self.completion(row.line, row.lines).hint?.text == row.hint, "\(row)") }
    }

    @Test func `Tab completes as far as all lines are alike, or to the only one`() {
        let rows: [(line: String, lines: [String], common: String)] = [
            ("r", ["Register", "registry"], "regist"), ("r", ["Register", "redo"], "re"), ("z", [], "z"),
            ("r", ["Register"], "Register"), ("ana", ["#2012"], "#2012"), ("ana", ["#2012", "#2013"], "ana"),
            ("a", ["Ana", "#2012"], "a"), ("日", ["日本語", "日本人"], "日本"), ("👩", ["👩a", "👩b"], "👩"),
        ]
        for row in rows { #expect(Self.completion(row.line, row.lines).common == row.common, "\(row)") }
    }

    @Test func `a hint is about the line that comes of taking it`() {
        let found = LineCandidate("patient 2012", remark: "Ana  2024-02-29")
        let hint = Completion(of: "ana", [found]).hint
        #expect(hint == Completion.Hint(text: "  → patient 2012  Ana  2024-02-29", line: "patient 2012"))
        #expect(Self.completion("REG", ["register"]).hint?.line == "REGister")
    }

    @Test func `each line is there once, in any case, and never as it was typed`() {
        #expect(Self.completion("home", ["Home", "home", "homes"]).candidates.map(\.line) == ["Home", "homes"])
        let more = Self.completion("a", ["ab"]).adding(["AB", "ac"].map { LineCandidate($0) })
        #expect(more.candidates.map(\.line) == ["ab", "ac"])
    }

    @Test func `a list has columns within the width, and says what it leaves out`() {
        #expect(CompletionList.text(of: ["a", "bb", "ccc", "d", "e"], width: 12) == "a    d\nbb   e\nccc\n")
        #expect(CompletionList.text(of: ["日本", "x\u{1B}[2J"], width: 40) == "日本        x\\u{1B}[2J\n")
        let many = CompletionList.text(of: (1...100).map { "line \($0)" }, width: 20)
        #expect(many.hasSuffix("line 12   line 24\n… and 76 more\n"))
    }

    private static func completion(_ line: String, _ lines: [String]) -> Completion {
        Completion(of: line, lines.map { LineCandidate($0) })
    }
}
