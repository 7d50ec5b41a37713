extension SyncStatus {
    /// The status in a few words each, as `offline` and `2 queued`; none for a clinic without a remote.
    package var words: [String] {
        guard let reach else { return [] }
        return [reach.word(progress)] + counts
    }

    /// What is not with the remote yet, in words; nothing where all is.
    package var counts: [String] {
        [(queued, "queued"), (parked, "refused"), (conflicts, conflicts == 1 ? "conflict" : "conflicts")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    }

    /// How many writes wait for someone: to look at why they were refused, or to choose.
    package var needingSomeone: Int { parked + conflicts }
}

extension RemoteReach {
    fileprivate func word(_ progress: SyncProgress?) -> String {
        switch self {
        case .unknown: "not online yet"
        case .syncing: progress.map { "syncing \($0.words)" } ?? "syncing"
        case .online: "online"
        case .offline: "offline"
        }
    }
}

extension SyncReport {
    /// What the round did and what it left, in one sentence. It never says that all is exchanged where something is
    /// left or the round ended early.
    package var summary: String {
        let done = "\(sent) sent, \(received) received"
        guard left.counts.isEmpty else { return "\(done); left here: \(left.counts.joined(separator: ", "))." }
        return problem == nil ? "\(done); all is exchanged." : "\(done), then it ended early."
    }
}
