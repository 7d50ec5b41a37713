import Domain
import Testing

@Suite struct SearchTextTests {
    @Test(arguments: [
        ("ana", "ana"), (" ana ", "ana"), ("\u{A0}José Á\u{2003}", "José Á"), ("陳", "陳"), ("a b", "a b"),
        ("&=?#/", "&=?#/"), (String(repeating: "é", count: 100), String(repeating: "é", count: 100)),
    ])
    func `a text is searched for without the blanks around it`(typed: String, text: String) {
        #expect(SearchText(typed)?.text == text)
    }

    @Test(arguments: [
        "", " ", "\t\n", String(repeating: "x", count: 101), "a\nb", "a\u{0}b", "a\u{1B}[2J", "a\u{7F}", "a\u{9B}b",
    ])
    func `an empty, too long or unprintable text is not searched for`(typed: String) {
        #expect(SearchText(typed) == nil)
    }
}
