/// One field of a record that a queued write changed, in words for people.
package struct OutboxField: Hashable, Sendable, Identifiable {
    /// The identity of the field and record, for ``SyncRepository/resolve(_:keeping:)``.
    package let id: String

    /// The name of the field, such as `telephone`.
    package let title: String

    /// The value before the write, or nil.
    package let before: String?

    /// The value of the write, or nil.
    package let mine: String?

    /// The value of another workstation, or nil; equal to ``before`` if none changed it.
    package let theirs: String?

    /// Whether both sides changed it to different values, so that someone has to choose.
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

/// A side of a contested field.
package enum OutboxSide: Hashable, Sendable, CaseIterable {
    /// The value of this workstation.
    case mine
    /// The value of the other workstation.
    case theirs
}
