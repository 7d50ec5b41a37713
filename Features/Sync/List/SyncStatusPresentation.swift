import Domain
import FoundationEssentials

/// The state of the exchange with the remote, as the screen shows it.
nonisolated struct SyncStatusPresentation: Hashable, Sendable {
    /// Whether the clinic has a remote.
    let hasRemote: Bool
    let words: String
    let upToDateAt: Date?

    /// Why the remote cannot be reached, and the remedy, or what keeps others' changes there; nil if nothing does.
    let trouble: String?

    init(_ status: SyncStatus) {
        hasRemote = status.reach != nil
        words = status.words.joined(separator: ", ")
        upToDateAt = status.upToDateAt
        if case .offline(let error)? = status.reach {
            trouble = "\(error.message) \(error.advice)"
        } else {
            trouble = status.holding
        }
    }
}
