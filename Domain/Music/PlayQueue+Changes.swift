import Foundation

/// Each change by itself, made to a queue that is as it is at the moment.
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

    mutating func pause(at now: Date) {
        guard let current, isPlaying, let position = position(at: now) else { return }
        self.current = Current(entry: current.entry, playback: .paused(at: position))
    }

    mutating func resume(at now: Date) {
        guard let current, case .paused(let position) = current.playback else { return }
        self.current = Current(entry: current.entry, playback: .playing(since: now - position))
    }

    /// Moves an entry that waits by some places, as far as there are any.
    mutating func move(_ id: Entry.ID, by places: Int) throws(PlayQueueProblem) {
        let old = try place(of: id)
        let new = min(max(old + places, 0), waiting.count - 1)
        waiting.insert(waiting.remove(at: old), at: new)
    }

    /// Where an entry waits, counted from 0.
    func place(of id: Entry.ID) throws(PlayQueueProblem) -> Int {
        guard let place = waiting.firstIndex(where: { $0.id == id }) else { throw .notWaiting }
        return place
    }
}
