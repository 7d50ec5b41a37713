/// The changes of single records, for people who may read the record itself.
package protocol HistoryRepository: Sendable {
    /// A page of a record's changes, newest first: the current value, then every change until the reader stops. A
    /// record that does not exist is ``AppError/notFound(_:by:)``.
    func history(_ query: HistoryQuery) -> Snapshots<HistoryPage>
}

/// A page of a record's changes that someone wants to see.
package struct HistoryQuery: Hashable, Sendable {
    /// The record.
    package let subject: HistorySubject

    /// The position of the last entry of the page before, or nil for the first page.
    package let before: Int?

    /// How many entries a page holds at most; at least one.
    package let pageSize: Int

    /// A page of entries.
    package init(of subject: HistorySubject, before: Int? = nil, pageSize: Int = 10) {
        (self.subject, self.before, self.pageSize) = (subject, before, max(1, pageSize))
    }
}

/// Some consecutive entries about one record, newest first.
package struct HistoryPage: Hashable, Sendable {
    /// The entries, by falling position.
    package let entries: [HistoryEntry]

    /// Where the next page starts, or nil on the last page.
    package let next: Int?

    /// A page of entries.
    package init(entries: [HistoryEntry], next: Int?) { (self.entries, self.next) = (entries, next) }
}
