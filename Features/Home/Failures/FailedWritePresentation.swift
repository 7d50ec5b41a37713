import DesignSystem
import Domain
import FoundationEssentials

/// One failed write as the start shows it.
nonisolated struct FailedWritePresentation: Hashable, Sendable, Identifiable, Recorded {
    /// Its place among those that are shown, newest first.
    let id: Int
    let what: String
    let at: Date
    let why: String
    let record: Record

    init(id: Int, _ failure: FailedWrite) {
        record = failure.record
        self.id = id
        what = failure.what
        at = failure.at
        why = "\(failure.error.message) \(failure.error.advice)"
    }
}

extension FailedWrite {
    /// The failed write for programs.
    nonisolated var record: Record {
        Record(
            "failedWrite",
            ["at": .moment(at), "what": .text(what), "code": .text(error.code), "message": .text(error.message)])
    }
}
