/// How far something is that takes long: the first load of a large remote, or putting a large clinic into one.
package struct SyncProgress: Hashable, Sendable {
    /// How many records are done.
    package let done: Int

    /// The total, or nil while it is unknown.
    package let total: Int?

    /// So many of so many.
    package init(done: Int, of total: Int? = nil) {
        self.done = done
        self.total = total
    }

    /// How far it is, in words: `1200 of 10000 records`.
    package var words: String { total.map { "\(done) of \($0) records" } ?? "\(done) records" }
}
