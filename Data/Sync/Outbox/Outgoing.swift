import Data
import Domain

/// Queues a write's changes to shared records, and wakes the sender.
struct Outgoing: ChangeQueue {
    let clock: any WallClock
    let identifiers: any IdentifierSource
    let link: SyncLink

    func recorded<Value>(
        _ what: String, by author: Staff.ID?, needing permissions: [Permission], in connection: Connection,
        _ body: () throws(AppError) -> Value
    ) throws(AppError) -> Value {
        try connection.learnBytesOfHex()
        let recording = WriteRecording()
        connection.recording = recording
        defer { connection.recording = nil }
        let value = try body()
        let write = QueuedWrite(
            operation: OperationID(identifiers.next()), what: what, author: author, permissions: permissions,
            at: clock.storedNow)
        if try recording.queue(write, in: connection) { link.wake() }
        return value
    }
}
