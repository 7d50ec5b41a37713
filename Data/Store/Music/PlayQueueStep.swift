import Domain
import Foundation

/// One change of the queue, as a change to the tables. Runs inside a transaction.
struct PlayQueueStep: Sendable {
    let change: PlayQueueChange
    let at: Date
    let operation: OperationID

    /// What an operation names as changed: the queue, which has no identity of its own.
    private static let queue = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))

    /// Makes the change unless this operation made it before, and returns the queue as it is then stored.
    func apply(
        to connection: Connection, newEntry: () -> PlayQueue.Entry.ID
    ) throws(AppError) -> PlayQueue {
        let record = try PlayQueueRecord.read(from: connection)
        if try OperationRecord.find(operation, kind: .changeQueue, in: connection) != nil { return record.queue }
        let entries = try songs(in: connection).map { PlayQueue.Entry(id: newEntry(), song: $0) }
        try record.replace(with: try changed(record.queue, adding: entries), in: connection)
        try OperationRecord(id: operation, kind: .changeQueue, subject: Self.queue, at: at).insert(in: connection)
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
        case .skip, .previous, .pause, .resume, .moveUp, .moveDown, .remove, .clear: []
        }
    }
}
