import Domain

extension PlayQueueRecord {
    /// Replaces the stored queue.
    ///
    /// - Throws: `AppError.conflict` if this is not the stored one.
    func replace(with queue: PlayQueue, in connection: Connection) throws(AppError) {
        let changed = try connection.run(
            "UPDATE play_queue SET since = ?, position = ?, version = version + 1 WHERE version = ?",
            queue.current.map(\.playback).values + [.integer(version)])
        guard changed == 1 else { throw .conflict("Someone else changed the queue.") }
        try connection.run("DELETE FROM play_queue_entry")
        try Self.insert(queue.played, as: .played, in: connection)
        try Self.insert([queue.current?.entry].compactMap { $0 }, as: .current, in: connection)
        try Self.insert(queue.waiting, as: .waiting, in: connection)
    }

    private static func insert(
        _ entries: [PlayQueue.Entry], as part: Part, in connection: Connection
    ) throws(AppError) {
        for (position, entry) in entries.enumerated() {
            try connection.run(
                "INSERT INTO play_queue_entry (id, part, position, song_number) VALUES (?, ?, ?, ?)",
                [
                    .identity(entry.id.rawValue), .text(part.rawValue), .integer(position),
                    .integer(entry.song.number.rawValue),
                ])
        }
    }
}

extension PlayQueue.Playback? {
    /// The two columns that keep it: since when, and how far.
    fileprivate var values: [SQLValue] {
        switch self {
        case .playing(let since): [.time(since), .null]
        case .paused(let position): [.null, .integer(Int((position * 1000).rounded()))]
        case nil: [.null, .null]
        }
    }
}
