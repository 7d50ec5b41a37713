extension SyncStatus {
    /// The status in a few words each, as `offline` and `2 queued`; none for a clinic without a remote.
    package var words: [String] {
        guard let reach else { return [] }
        return [reach.word(progress)] + (days == nil ? [] : ["part of the clinic"])
            + (holder == nil ? [] : ["changes held back"]) + counts
    }

    /// The numbers of writes that are not sent and of records that were set aside, in words.
    package var counts: [String] {
        [
            (queued, "queued"), (parked, "refused"), (conflicts, conflicts == 1 ? "conflict" : "conflicts"),
            (setAside, "set aside"),
        ]
        .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    }

    /// The reason why changes of others do not come, in a sentence; nil where they do.
    package var holding: String? {
        holder.map { "The remote holds changes back until a transaction there ends: \($0)." }
    }

    /// The number of writes that need attention: refused, or in conflict.
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
    /// The result of the round and what is left, in one sentence. Never says that everything is exchanged if something
    /// is left or the round ended early.
    package var summary: String {
        let done = "\(sent) sent, \(received) received"
        let holding = problem == nil ? left.holding.map { " \($0)" } : nil
        guard left.counts.isEmpty else {
            return "\(done); left here: \(left.counts.joined(separator: ", "))." + (holding ?? "")
        }
        guard problem == nil else { return "\(done), then it ended early." }
        return holding.map { "\(done).\($0)" } ?? "\(done); all is exchanged."
    }
}
