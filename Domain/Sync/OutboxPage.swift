/// The first queued writes, those that need attention first.
package struct OutboxPage: Hashable, Sendable {
    /// Conflicting ones, then parked ones, then the others; each oldest first. Without their fields.
    package let entries: [OutboxEntry]

    /// How many there are in all.
    package let total: Int

    /// A page from its parts.
    package init(entries: [OutboxEntry], total: Int) {
        self.entries = entries
        self.total = total
    }
}
