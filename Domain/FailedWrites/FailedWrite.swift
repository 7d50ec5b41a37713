import FoundationEssentials

/// A write that failed, kept until the user has read about it.
package struct FailedWrite: Hashable, Sendable, Identifiable {
    /// The identity of this failure.
    package let id: Identifier<FailedWrite>

    /// The write, as the rest of the sentence "Not saved: …".
    package let what: String

    /// Why it failed.
    package let error: AppError

    /// When it failed.
    package let at: Date

    /// A failed write from its parts.
    package init(id: Identifier<FailedWrite>, what: String, error: AppError, at: Date) {
        self.id = id
        self.what = what
        self.error = error
        self.at = at
    }
}
