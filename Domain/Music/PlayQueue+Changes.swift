import FoundationEssentials

/// The changes, each applied to a queue that is settled.
extension PlayQueue {
    mutating func play(_ entry: Entry?, at now: Date) throws(PlayQueueProblem) {
        guard let entry else { throw .noSongs }
        retire()
        current = Current(entry: entry, playback: .playing(since: now))
    }

    mutating func add(
        _ entry: Entry?, at now: Date, where put: (inout [Entry], Entry) -> Void
    ) throws(PlayQueueProblem) {
        guard current != nil else { return try play(entry, at: now) }
        guard waiting.count < Self.mostWaiting else { throw .full }
        guard let entry else { throw .noSongs }
        put(&waiting, entry)
    }

    mutating func playAll(_ entries: [Entry], at now: Date) throws(PlayQueueProblem) {
        guard current == nil else { throw .otherSong }
        try play(entries.first, at: now)
        waiting = Array(entries.dropFirst().prefix(Self.mostWaiting))
    }

    mutating func skip(_ id: Entry.ID, at now: Date) throws(PlayQueueProblem) {
        guard current?.entry.id == id else { throw .otherSong }
        finish(beginningNextAt: now)
    }

    mutating func goBack(from id: Entry.ID?, at now: Date) throws(PlayQueueProblem) {
        guard current?.entry.id == id else { throw .otherSong }
        guard let entry = played.popLast() ?? current?.entry else { throw .noSongs }
        if let left = current?.entry, left.id != entry.id { waiting.insert(left, at: 0) }
        current = Current(entry: entry, playback: .playing(since: now))
    }

    mutating func pause(_ id: Entry.ID, at now: Date) throws(PlayQueueProblem) {
        guard let current, current.entry.id == id else { throw .otherSong }
        guard isPlaying, let position = position(at: now) else { return }
        self.current = Current(entry: current.entry, playback: .paused(at: position))
    }

    mutating func resume(_ id: Entry.ID, at now: Date) throws(PlayQueueProblem) {
        guard let current, current.entry.id == id else { throw .otherSong }
        guard case .paused(let position) = current.playback else { return }
        self.current = Current(entry: current.entry, playback: .playing(since: now - position))
    }

    mutating func swap(_ id: Entry.ID, with next: Entry.ID) throws(PlayQueueProblem) {
        let place = try place(of: id)
        guard try self.place(of: next) == place + 1 else { throw .otherOrder }
        waiting.swapAt(place, place + 1)
    }

    mutating func clear(_ seen: [Entry.ID]) throws(PlayQueueProblem) {
        guard waiting.allSatisfy({ seen.contains($0.id) }) else { throw .othersWait }
        waiting = []
    }

    /// Where an entry waits, counted from 0.
    func place(of id: Entry.ID) throws(PlayQueueProblem) -> Int {
        guard let place = waiting.firstIndex(where: { $0.id == id }) else { throw .notWaiting }
        return place
    }
}
