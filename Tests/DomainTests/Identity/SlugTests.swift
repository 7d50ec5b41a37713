import Domain
import Testing

@Suite struct SlugTests {
    @Test(arguments: [
        ("checkup", true), ("dr-lee", true), ("a.b_c", true), ("2nd-visit", true), ("7", true), ("", false),
        ("Checkup", false), ("a b", false), ("a/b", false), ("a?", false), ("é", true),
    ])
    func `a word of a link has lower-case letters, digits and three signs`(text: String, isWord: Bool) {
        #expect((Slug<Service>(text)?.text == text) == isWord)
        #expect((Slug<Service>(text) == nil) == !isWord)
    }

    @Test func `the longest word has sixty-four characters`() {
        #expect(Slug<Service>(String(repeating: "a", count: 64)) != nil)
        #expect(Slug<Service>(String(repeating: "a", count: 65)) == nil)
    }
}
