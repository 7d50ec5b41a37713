import Domain
import Navigation

nonisolated extension ShortNumber: LinkParameter {
    /// Reads a number: digits without a leading zero, behind `~` if it is provisional.
    package init?(linkSegment: String) {
        self.init(typed: linkSegment)
        guard text == linkSegment else { return nil }
    }

    /// The digits, behind `~` if it is provisional.
    package var linkSegment: String { text }
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
