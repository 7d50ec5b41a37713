import Domain
import Testing

@Suite("Notes")
struct NoteRuleTests {
    @Test(
        arguments: [
            (nil, nil), ("", nil), (" \t\n", nil), (" Wrong size\n", "Wrong size"), ("two\nlines", "two\nlines"),
        ] as [(String?, String?)])
    func `a note has no blanks around it, and blanks alone are none`(typed: String?, kept: String?) {
        #expect(NoteRule.normalized(typed) == kept)
    }

    @Test func `a note has at most 500 characters as people count them, and none of them is endless`() {
        let problem = "A note has at most 500 characters."
        for character in ["x", "é", "e\u{301}", "陳", "👩‍⚕️"] {
            #expect(NoteRule.problem(with: String(repeating: character, count: 500)) == nil)
            #expect(NoteRule.problem(with: String(repeating: character, count: 501)) == problem)
        }
        #expect(NoteRule.problem(with: "e" + String(repeating: "\u{301}", count: 20_000)) == problem)
    }
}
