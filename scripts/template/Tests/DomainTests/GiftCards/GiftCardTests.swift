import Domain
import Foundation
import Support
import Testing

/// The possible values of a gift card, and its changes.
@Suite struct GiftCardTests {
    @Test func `an open one is finished at a moment, and nothing else changes`() throws {
        let open = try GiftCard.sample(801, "Winter")
        #expect(try open.finished(at: .sample, seen: open) == GiftCard.sample(801, "Winter", .done(at: .sample)))
    }

    @Test func `a finished one cannot be finished again`() throws {
        let done = try GiftCard.sample(801, "Winter", .done(at: .sample))
        #expect(throws: GiftCardProblem.doneAlready) { try done.finished(at: .sample + 1, seen: done) }
    }

    @Test(
        arguments: [
            ("Winter", nil), ("  Winter ", nil), (String(repeating: "x", count: 200), nil),
            ("", "A title is not empty."), (" \n ", "A title is not empty."),
            (String(repeating: "x", count: 201), "A title has at most 200 characters."),
            ("Win\u{1B}ter", "A title holds a character that cannot be seen."),
        ] as [(String, String?)])
    func `a title is one line that can be seen`(text: String, problem: String?) {
        #expect(GiftCardTitle.problem(with: text) == problem)
        #expect(GiftCardTitle(text)?.text == (problem == nil ? text.trimmingCharacters(in: .whitespaces) : nil))
    }
}
