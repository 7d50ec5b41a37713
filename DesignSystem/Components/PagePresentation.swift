import HeadlessUI

/// One page of a list as its screen shows it.
package struct PagePresentation<Row: Hashable & Sendable>: Hashable, Sendable {
    /// The rows of the page.
    package let rows: [Row]

    /// Which rows these are, and of how many.
    package let summary: String

    /// Whether there is a page before.
    package let hasPrevious: Bool

    /// Whether there is a page after.
    package let hasNext: Bool

    /// The rows of a list from a place on.
    ///
    /// - Parameters:
    ///   - rows: what is on the page.
    ///   - name: what one row is called, in the singular: `Order`.
    ///   - start: how many rows come before.
    ///   - total: how many rows there are on all pages together, or nil where counting takes long.
    ///   - hasNext: whether there is a page after.
    package init(_ rows: [Row], named name: String, from start: Int, of total: Int?, hasNext: Bool) {
        let last = start + rows.count
        let shown = rows.count == 1 ? "\(name) \(last)" : "\(name)s \(start + 1) to \(last)"
        // Where counting takes long, the last page knows.
        let known = total ?? (hasNext ? nil : last)
        self.rows = rows
        summary = known.map { "\(shown) of \($0)" } ?? "\(shown), and more"
        hasPrevious = start > 0
        self.hasNext = hasNext
    }
}

extension PageControls {
    /// Controls for the neighbours that a page has.
    package init(
        of page: PagePresentation<some Hashable & Sendable>, previous: @escaping @MainActor () -> Void,
        next: @escaping @MainActor () -> Void
    ) {
        self.init(previous: page.hasPrevious ? previous : nil, next: page.hasNext ? next : nil)
    }
}
