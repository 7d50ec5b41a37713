/// What a gift card is about: one line that is not empty.
package struct GiftCardTitle: Hashable, Sendable {
    /// The line, without blanks around it.
    package let text: String

    /// The most characters that it may have.
    package static let mostCharacters = 200

    private static let rule = TextRule(name: "A title", mostCharacters: mostCharacters)

    /// The title that a text makes, or nil where ``problem(with:)`` has something to say.
    package init?(_ text: String) {
        guard Self.problem(with: text) == nil else { return nil }
        self.text = Self.rule.tidied(text)
    }

    /// Why a text cannot be a title, in one sentence, or nil when it can.
    package static func problem(with text: String) -> String? {
        let tidy = rule.tidied(text)
        return tidy.isEmpty ? "A title is not empty." : rule.problem(with: tidy)
    }
}
