import Domain
import Foundation

/// How the workstation stands with its remote, as the screen shows it.
nonisolated struct SyncStatusPresentation: Hashable, Sendable {
    /// Whether the clinic has a remote at all.
    let hasRemote: Bool
    let words: String
    let upToDateAt: Date?

    /// Why the remote cannot be reached, and what to do; nil where it can, or where nobody knows.
    let trouble: String?

    init(_ status: SyncStatus) {
        hasRemote = status.reach != nil
        words = status.words.joined(separator: ", ")
        upToDateAt = status.upToDateAt
        if case .offline(let error)? = status.reach {
            trouble = "\(error.message) \(error.advice)"
        } else {
            trouble = nil
        }
    }
}
