/// A record at the remote that this workstation does not take in, because it makes no sense here.
package struct SetAsideRecord: Hashable, Sendable, Identifiable {
    /// The kind and identity of the record.
    package let id: String

    /// The kind of record, such as `a product`.
    package let what: String

    /// The reason, as the end of a sentence.
    package let reason: String

    /// A record from its parts.
    package init(id: String, what: String, reason: String) {
        self.id = id
        self.what = what
        self.reason = reason
    }
}
