import Domain

/// Lets one write at a time happen; those who wait are suspended, and hold up no thread.
actor Writer {
    private let connection: LockedConnection

    init(_ connection: LockedConnection) {
        self.connection = connection
    }

    /// Runs `body` in a transaction, then `committed`, before the next write and before the caller goes on.
    func write<Value: Sendable>(
        _ body: @Sendable (Connection) throws(AppError) -> Value, committed: @Sendable (Value) -> Void = { _ in }
    ) throws(AppError) -> Value {
        let value = try connection.use { connection throws(AppError) in
            try connection.transaction { () throws(AppError) in try body(connection) }
        }
        committed(value)
        return value
    }
}
