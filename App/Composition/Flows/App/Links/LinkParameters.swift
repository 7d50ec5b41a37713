import Domain
import Navigation

nonisolated extension ShortNumber: LinkParameter {
    /// Reads a number: digits without a leading zero.
    package init?(linkSegment: String) {
        guard let number = Int(linkSegment), String(number) == linkSegment else { return nil }
        self.init(number)
    }

    /// The digits.
    package var linkSegment: String { String(rawValue) }
}

nonisolated extension SearchText: LinkParameter {
    /// Reads search text without blanks at its ends.
    package init?(linkSegment: String) {
        guard let found = SearchText(linkSegment), found.text == linkSegment else { return nil }
        self = found
    }

    /// The text.
    package var linkSegment: String { text }
}
