import Domain
import FoundationEssentials

/// The clinic's queue as stored.
struct PlayQueueRecord {
    /// The part of the queue that an entry is in; the raw value is stored and never changes.
    enum Part: String {
        case played
        case current
        case waiting
    }

    let queue: PlayQueue
    /// Counts the writes to the queue.
    let version: Int

    /// Reads the queue.
    ///
    /// - Throws: a storage error if the stored queue is invalid.
    static func read(from connection: Connection) throws(AppError) -> Self {
        let entries = try entries(in: connection)
        let state = try connection.first("SELECT since, position, version FROM play_queue") { row throws(AppError) in
            (since: try row.optionalTime(0), position: try row.optionalInteger(1), version: try row.integer(2))
        }
        guard let state else { throw corrupt("it is not there", in: connection) }
        let current = entries.first { $0.part == .current }?.entry
        let playback = playback(since: state.since, position: state.position)
        guard (current == nil) == (playback == nil) else { throw corrupt("its song on now is lost", in: connection) }
        do throws(PlayQueueProblem) {
            let queue = try PlayQueue(
                played: entries.filter { $0.part == .played }.map(\.entry),
                current: current.flatMap { entry in playback.map { PlayQueue.Current(entry: entry, playback: $0) } },
                waiting: entries.filter { $0.part == .waiting }.map(\.entry))
            return Self(queue: queue, version: state.version)
        } catch {
            throw corrupt(error.message, in: connection)
        }
    }

    private static func playback(since: Date?, position: Int?) -> PlayQueue.Playback? {
        since.map(PlayQueue.Playback.playing(since:)) ?? position.map { .paused(at: TimeInterval($0) / 1000) }
    }

    private static func entries(
        in connection: Connection
    ) throws(AppError) -> [(part: Part, entry: PlayQueue.Entry)] {
        try connection.rows(
            """
            SELECT play_queue_entry.part, play_queue_entry.id, \(SongRecord.columns)
            FROM play_queue_entry JOIN song ON song.number = play_queue_entry.song_number
            JOIN album ON album.number = song.album_number
            ORDER BY play_queue_entry.part, play_queue_entry.position
            """
        ) { row throws(AppError) in
            guard let part = Part(rawValue: try row.text(0)) else { throw row.corrupt("an entry is in no part") }
            let song = try SongRecord.song(row, from: 2)
            return (part, PlayQueue.Entry(id: Identifier(try row.identity(1)), song: song))
        }
    }

    private static func corrupt(_ problem: String, in connection: Connection) -> AppError {
        .storage(.corrupt(path: connection.path, detail: "the play queue makes no sense: \(problem)"))
    }
}
