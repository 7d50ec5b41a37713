/// The rule for typed texts: limited, and without invisible characters.
///
/// Only the blanks at the ends are removed. Invisible characters are refused, so that the user notices, and so that
/// names that look equal are equal.
package struct TextRule: Hashable, Sendable {
    /// A problem with a text.
    package enum Flaw: Hashable, Sendable {
        /// It has more than ``TextRule/maxLength`` characters.
        case long
        /// It holds a character that cannot be seen.
        case invisible
    }

    /// The name of the text at the start of a sentence, such as “A note”.
    package let name: String

    /// The most characters that it may have, as people count them.
    package let maxLength: Int

    /// Whether it may have several lines.
    package let hasLines: Bool

    /// A rule for texts of one line, or of several.
    package init(name: String, maxLength: Int, hasLines: Bool = false) {
        self.name = name
        self.maxLength = maxLength
        self.hasLines = hasLines
    }

    /// The text without blanks and empty lines around it, and with every end of a line written the same way.
    package func normalized(_ text: String) -> String {
        let kept = text.trimmed
        // Most texts have no other ends of lines: they are not taken apart.
        guard hasLines, kept.utf8.contains(UInt8(ascii: "\r")) else { return String(kept) }
        return String(kept.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }

    /// The problem with a normalized text, or nil.
    ///
    /// - Complexity: one pass over the text.
    package func flaw(in text: String) -> Flaw? {
        // A character of many scalars is one, but not one of endless many.
        guard text.utf8.count <= 40 * maxLength, text.count <= maxLength else { return .long }
        return holdsInvisible(text) ? .invisible : nil
    }

    /// The problem with a normalized text in one sentence, or nil.
    package func problem(with text: String) -> String? {
        flaw(in: text).map(message)
    }

    /// A flaw in one sentence.
    package func message(_ flaw: Flaw) -> String {
        switch flaw {
        case .long: "\(name) has at most \(maxLength) characters."
        case .invisible: "\(name) holds a character that cannot be seen."
        }
    }

    /// Whether a text has invisible characters, apart from line ends if it may have several lines.
    func holdsInvisible(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        return scalars.indices.contains { index in
            let scalar = scalars[index]
            if scalar.isJoiner { return !scalars.joins(at: index) }
            return scalar.isInvisible && !(hasLines && scalar == "\n")
        }
    }
}
