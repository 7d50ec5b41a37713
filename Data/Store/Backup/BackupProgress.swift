/// How far a backup or a restore is.
package struct BackupProgress: Hashable, Sendable {
    /// The parts of the work.
    package enum Step: String, Sendable {
        case copying
        case encrypting
        case decrypting
        case checking
    }

    /// The present part.
    package let step: Step
    /// How much of it is done.
    package let done: Int
    /// How much of it there is.
    package let total: Int

    /// Which tenth it is in.
    package var tenth: Int { total > 0 ? min(done, total) * 10 / total : 0 }
}

/// Receives progress, and ends the work when its task is cancelled.
struct BackupSteps: Sendable {
    /// Whether a person would wait, and wonder.
    let isBig: Bool
    let report: @Sendable (BackupProgress) -> Void

    func say(_ step: BackupProgress.Step, _ done: Int, of total: Int) throws(BackupFault) {
        if Task.isCancelled { throw .stopped }
        if isBig { report(BackupProgress(step: step, done: done, total: total)) }
    }
}
