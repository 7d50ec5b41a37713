import Foundation

/// The number that people and links use for one gift card.
package struct GiftCardNumber: Hashable, Sendable, CustomStringConvertible {
    /// The number, from 1.
    package let rawValue: Int

    /// A number, or nil for one that nothing can have.
    package init?(_ rawValue: Int) {
        guard rawValue > 0 else { return nil }
        self.rawValue = rawValue
    }

    /// The number as people write it: `#7`.
    package var description: String { "#\(rawValue)" }
}

/// One gift card.
package struct GiftCard: Hashable, Sendable, Identifiable {
    /// Its number.
    package let number: GiftCardNumber

    /// The contents.
    package let content: GiftCardContent

    /// The number: no two are alike.
    package var id: GiftCardNumber { number }

    /// One gift card from its parts.
    package init(number: GiftCardNumber, content: GiftCardContent) {
        (self.number, self.content) = (number, content)
    }
}

/// The contents: a title, and a text that may be empty.
package struct GiftCardContent: Hashable, Sendable {
    /// One line, without blanks around it.
    package let title: String

    /// One line more.
    package let text: String

    /// The most characters that a title has.
    package static let longestTitle = 80

    /// Creates contents from input, normalized.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for a title that is empty or too long.
    package init(title: String, text: String) throws(AppError) {
        let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty else { throw .invalidInput("The title is empty.") }
        guard title.count <= Self.longestTitle else {
            throw .invalidInput("The title has \(title.count) characters; at most \(Self.longestTitle) fit.")
        }
        self.title = title
        self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
