/// One field of a record that a queued write changed, in words for people.
package struct OutboxField: Hashable, Sendable, Identifiable {
    /// Which field of which record; of use only to ``SyncRepository/resolve(_:keeping:)``.
    package let id: String

    /// What the field is called, as `telephone`.
    package let title: String

    /// What it was when the write was made, or nil for nothing.
    package let before: String?

    /// What the write made of it, or nil for nothing.
    package let mine: String?

    /// What another workstation made of it meanwhile, or nil for nothing. The same as ``before`` where none did.
    package let theirs: String?

    /// Whether both sides changed it, each to something else: someone has to choose.
    package let isContested: Bool

    /// A field from its parts.
    package init(id: String, title: String, before: String?, mine: String?, theirs: String?, isContested: Bool) {
        self.id = id
        self.title = title
        self.before = before
        self.mine = mine
        self.theirs = theirs
        self.isContested = isContested
    }
}

/// Whose version of a field is kept.
package enum OutboxSide: Hashable, Sendable, CaseIterable {
    /// What this workstation wrote.
    case mine
    /// What the other workstation wrote.
    case theirs
}
