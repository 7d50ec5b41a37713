/// The first queued writes, those that need attention first.
package struct OutboxPage: Hashable, Sendable {
    /// Conflicting ones, then parked ones, then the others; each oldest first. Without their fields.
    package let entries: [OutboxEntry]

    /// How many there are in all.
    package let total: Int

    /// The first records that were set aside; none for those who may not see them.
    package let setAside: [SetAsideRecord]

    /// A page from its parts.
    package init(entries: [OutboxEntry], total: Int, setAside: [SetAsideRecord] = []) {
        self.entries = entries
        self.total = total
        self.setAside = setAside
    }
}
