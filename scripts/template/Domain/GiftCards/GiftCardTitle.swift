/// The subject of a gift card: one line that is not empty.
package struct GiftCardTitle: Hashable, Sendable {
    /// The line, without spaces around it.
    package let text: String

    /// The most characters allowed.
    package static let maxLength = 200

    private static let rule = TextRule(name: "A title", maxLength: maxLength)

    /// The title from a text, or nil if ``problem(with:)`` finds a reason.
    package init?(_ text: String) {
        guard Self.problem(with: text) == nil else { return nil }
        self.text = Self.rule.normalized(text)
    }

    /// The reason why a text cannot be a title, in one sentence, or nil if it can.
    package static func problem(with text: String) -> String? {
        let normalized = rule.normalized(text)
        return normalized.isEmpty ? "A title is not empty." : rule.problem(with: normalized)
    }
}
