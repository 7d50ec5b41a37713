/// A text to search for: one line, neither empty nor too long to be useful.
package struct SearchText: Hashable, Sendable {
    /// The longest text that is searched for, in characters.
    package static let maxLength = 100

    /// The text as it was typed, without blanks at its ends.
    package let text: String

    /// The text without the blanks at its ends, or nil when nothing is left or it is longer than ``maxLength``.
    package init?(_ text: String) {
        let found = text.trimmed
        guard !found.isEmpty, found.count <= Self.maxLength, !found.unicodeScalars.contains(where: Self.isControl)
        else { return nil }
        self.text = String(found)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
}
