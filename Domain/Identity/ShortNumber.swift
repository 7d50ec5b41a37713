/// The short number that people and links use for one `Subject`, such as order 1042.
///
/// The phantom type keeps an order's number from being passed where a patient's is meant.
package struct ShortNumber<Subject>: Hashable, Sendable, Comparable {
    /// The number, greater than zero.
    package let rawValue: Int

    /// A number greater than zero, or nil.
    package init?(_ rawValue: Int) {
        guard rawValue > 0 else { return nil }
        self.rawValue = rawValue
    }

    /// Parses a typed number such as `2003`, `#2003` or `#~17`, ignoring blanks around it; nil for any other text.
    package init?(typed text: String) {
        let text = text.trimmed
        guard let number = ProvisionalNumber.number(in: text.hasPrefix("#") ? text.dropFirst() : text[...]) else {
            return nil
        }
        self.init(number)
    }

    /// Numbers by size.
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension ShortNumber {
    /// The number with a name behind it: how lists that are sorted by name say where a page starts.
    func followed(by name: FoldedText) -> String { "\(rawValue) \(name.text)" }

    /// The number and the name of such words, or nil.
    static func followedByName(in words: String) -> (Self, FoldedText)? {
        let parts = words.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]).flatMap(Self.init(_:)) else { return nil }
        return (number, FoldedText(alreadyFolded: String(parts[1])))
    }
}

extension ShortNumber: CustomStringConvertible {
    /// The number as people write it: `#1042`, or `#~17`.
    package var description: String { "#\(text)" }
}
