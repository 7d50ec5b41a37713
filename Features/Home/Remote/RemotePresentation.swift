import Domain

/// The state of the exchange with the remote, as Home shows it.
nonisolated struct RemotePresentation: Hashable, Sendable {
    let words: String

    /// A sentence about what needs attention; nil for nothing.
    let request: String?

    /// Nothing for a clinic without a remote.
    init?(_ status: SyncStatus) {
        guard status.reach != nil else { return nil }
        words = status.words.joined(separator: ", ")
        request = Self.request(of: status)
    }

    private static func request(of status: SyncStatus) -> String? {
        let count = status.needingSomeone
        guard count > 0 else { return status.setAside > 0 ? "A manager has to look at what was set aside." : nil }
        return count == 1
            ? "1 change from here needs someone to look at it."
            : "\(count) changes from here need someone to look at them."
    }
}
