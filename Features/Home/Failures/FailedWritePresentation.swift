import Domain
import FoundationEssentials

/// One failed write as the start shows it.
nonisolated struct FailedWritePresentation: Hashable, Sendable, Identifiable {
    /// Its place among those that are shown, newest first.
    let id: Int
    let what: String
    let at: Date
    let why: String

    init(id: Int, _ failure: FailedWrite) {
        self.id = id
        what = failure.what
        at = failure.at
        why = "\(failure.error.message) \(failure.error.advice)"
    }
}
