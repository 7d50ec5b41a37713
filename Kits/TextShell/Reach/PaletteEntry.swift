/// Something that can be done: its words, and the line that does it.
public struct PaletteEntry: Hashable, Sendable {
    /// The words to show and to search first.
    public let label: String

    /// The words beside it, such as its meaning or the kind of a record. They are searched as well.
    public let detail: String

    /// The line to carry out. It means the same whatever the screen shows.
    public let line: String

    /// An entry from its parts.
    public init(label: String, detail: String, line: String) {
        (self.label, self.detail, self.line) = (label, detail, line)
    }
}

/// An entry that a typed text matches.
public struct PaletteMatch: Hashable, Sendable {
    /// The entry.
    public let entry: PaletteEntry

    /// The positions of the matched characters in the entry's label, ascending; empty where its detail matched.
    public let positions: [Int]

    /// The rank: a higher one is a better match of the same text.
    public let score: Int
}
