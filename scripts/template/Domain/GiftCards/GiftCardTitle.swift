/// What a gift card is about: one line that is not empty.
package struct GiftCardTitle: Hashable, Sendable {
    /// The line, without blanks around it.
    package let text: String

    /// The most characters that it may have.
    package static let maxLength = 200

    private static let rule = TextRule(name: "A title", maxLength: maxLength)

    /// The title that a text makes, or nil where ``problem(with:)`` has something to say.
    package init?(_ text: String) {
        guard Self.problem(with: text) == nil else { return nil }
        self.text = Self.rule.normalized(text)
    }

    /// Why a text cannot be a title, in one sentence, or nil when it can.
    package static func problem(with text: String) -> String? {
        let normalized = rule.normalized(text)
        return normalized.isEmpty ? "A title is not empty." : rule.problem(with: normalized)
    }
}
