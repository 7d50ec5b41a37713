import Domain
import FoundationEssentials

/// One change of the queue, as a change to the tables. Runs inside a transaction.
struct PlayQueueStep: Sendable {
    let change: PlayQueueChange
    let at: Date
    let operation: OperationID

    /// Makes the change unless this operation made it before, and returns the queue as it is then stored.
    func apply(
        to connection: Connection, newEntry: () -> PlayQueue.Entry.ID
    ) throws(AppError) -> PlayQueue {
        let record = try PlayQueueRecord.read(from: connection)
        let content = change.content
        if try OperationRecord.find(operation, kind: .changeQueue, content: content, in: connection) != nil {
            return record.queue
        }
        let entries = try songs(in: connection).map { PlayQueue.Entry(id: newEntry(), song: $0) }
        try record.replace(with: try changed(record.queue, adding: entries), in: connection)
        // What changes is the queue, which has no identity.
        try OperationRecord(id: operation, kind: .changeQueue, subject: .nobody, at: at, content: content)
            .insert(in: connection)
        return try PlayQueueRecord.read(from: connection).queue
    }

    /// Domain's own rules, asked at the moment of the write: a screen may be out of date.
    private func changed(_ queue: PlayQueue, adding entries: [PlayQueue.Entry]) throws(AppError) -> PlayQueue {
        do throws(PlayQueueProblem) {
            return try queue.changed(by: change, at: at, adding: entries)
        } catch {
            throw .conflict(error.message)
        }
    }

    /// The songs that the change brings.
    private func songs(in connection: Connection) throws(AppError) -> [Song] {
        switch change {
        case .play(let number), .addNext(let number), .addLast(let number):
            [try SongRecord.stored(number, in: connection)]
        case .playPlaylist: try SongRecord.playlist(in: connection)
        case .skip, .previous, .pause, .resume, .swap, .remove, .clear: []
        }
    }
}

extension PlayQueueChange {
    /// The content of the request.
    fileprivate var content: OperationContent {
        switch self {
        case .play(let number): OperationContent("play", "\(number.rawValue)")
        case .addNext(let number): OperationContent("add_next", "\(number.rawValue)")
        case .addLast(let number): OperationContent("add_last", "\(number.rawValue)")
        case .playPlaylist: OperationContent("play_playlist")
        case .skip(let entry): OperationContent("skip", entry.rawValue.uuidString)
        case .previous(let entry): OperationContent("previous", entry?.rawValue.uuidString)
        case .pause(let entry): OperationContent("pause", entry.rawValue.uuidString)
        case .resume(let entry): OperationContent("resume", entry.rawValue.uuidString)
        case .swap(let entry, let next):
            OperationContent("swap", entry.rawValue.uuidString, next.rawValue.uuidString)
        case .remove(let entry): OperationContent("remove", entry.rawValue.uuidString)
        case .clear(let entries): OperationContent("clear", entries.map(\.rawValue.uuidString).joined(separator: " "))
        }
    }
}
