/// A line and a column, both from 1; columns count bytes.
package struct Place: Hashable, Sendable, Comparable {
    /// The line.
    package var line: Int
    /// The column, in bytes.
    package var column: Int

    /// Says where something is.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether one place comes before another.
    package static func < (one: Place, other: Place) -> Bool { (one.line, one.column) < (other.line, other.column) }
}
