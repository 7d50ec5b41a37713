/// A line of a list that is taken in.
package struct ImportLine<Draft: Hashable & Sendable>: Hashable, Sendable {
    /// The number of the line, counted from one.
    package let line: Int
    /// The offer that it describes.
    package let draft: Draft
    /// Whether that is no longer offered.
    package let isRetired: Bool

    /// A line by its number.
    package init(line: Int, _ draft: Draft, isRetired: Bool) {
        (self.line, self.draft, self.isRetired) = (line, draft, isRetired)
    }
}
