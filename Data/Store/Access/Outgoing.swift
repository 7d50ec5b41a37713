import Domain

/// Queues what a write changes of the records that stations share, in a clinic that has a remote.
struct Outgoing: Sendable {
    let clock: any WallClock
    let identifiers: any IdentifierSource
    /// Hears that something was queued.
    let queued: @Sendable () -> Void

    /// Runs a write; what it changes is queued with it.
    func recorded<Value>(
        _ what: String, by author: Staff.ID?, needing permissions: [Permission], in connection: Connection,
        _ body: () throws(AppError) -> Value
    ) throws(AppError) -> Value {
        guard try RemoteRow.isShared(in: connection) else { return try body() }
        try connection.prepareForSync()
        let recording = ChangeRecording()
        connection.recording = recording
        defer { connection.recording = nil }
        let value = try body()
        let write = QueuedWrite(
            operation: OperationID(identifiers.next()), what: what, author: author, permissions: permissions,
            at: clock.storedNow)
        if try recording.queue(write, in: connection) { queued() }
        return value
    }
}
