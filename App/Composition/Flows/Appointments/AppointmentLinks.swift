import Domain
import Navigation

nonisolated extension Day: LinkParameter {
    /// Reads a date as ISO 8601 writes it.
    package init?(linkSegment: String) {
        self.init(iso: linkSegment)
    }

    /// The date as ISO 8601 writes it.
    package var linkSegment: String { description }
}

nonisolated extension Minute: LinkParameter {
    /// Reads a minute in UTC.
    package init?(linkSegment: String) {
        self.init(linkSegment)
    }

    /// The minute in UTC.
    package var linkSegment: String { description }
}

nonisolated extension Slug: LinkParameter {
    /// Reads a word.
    package init?(linkSegment: String) {
        self.init(linkSegment)
    }

    /// The word.
    package var linkSegment: String { text }
}
