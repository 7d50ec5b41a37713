import Domain
import Synchronization

/// Runs one write at a time, in the order of their calls. Waiting callers are suspended and block no thread.
///
/// An actor would change threads for each write, even if none waits.
package final class Writer: Sendable {
    private struct Line {
        var isTaken = false
        /// Oldest first. Few wait at a time.
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let connection: LockedConnection
    private let log: ClinicLog?
    private let line = Mutex(Line())

    /// The writer of a connection. What its writes change in shared records is appended to the log.
    init(_ connection: LockedConnection, log: ClinicLog? = nil) {
        (self.connection, self.log) = (connection, log)
    }

    /// Runs `body` in a transaction, then `committed`, before the next write and before the caller continues. Does not
    /// block the caller's thread.
    @concurrent package func write<Value: Sendable>(
        _ body: @Sendable (Connection) throws(AppError) -> Value, committed: @Sendable (Value) -> Void = { _ in }
    ) async throws(AppError) -> Value {
        await take()
        defer { leave() }
        let value = try connection.use { connection throws(AppError) in
            try connection.transaction { () throws(AppError) in try recorded(body, in: connection) }
        }
        committed(value)
        connection.useIfIdle { if $0.hasLongLog { $0.checkpoint() } }
        return value
    }

    /// The same for changes of numbers by which other rows name a record: `body` changes all of them itself. SQLite
    /// would look for them at each number, in tables that no index of numbers leads to.
    @concurrent package func renumber<Value: Sendable>(
        _ body: @Sendable (Connection) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        await take()
        defer { leave() }
        return try connection.use { connection throws(AppError) in
            try connection.run("PRAGMA foreign_keys = OFF")
            let result: Result<Value, AppError>
            do throws(AppError) {
                result = .success(
                    try connection.transaction { () throws(AppError) in try recorded(body, in: connection) })
            } catch {
                result = .failure(error)
            }
            try connection.run("PRAGMA foreign_keys = ON")
            return try result.get()
        }
    }

    /// Gives some of the file's free pages back, in parts between which others write.
    @concurrent package func shrink() async {
        var (isMore, part) = (true, 0)
        while isMore, part < 4, !Task.isCancelled {
            await take()
            isMore = false
            connection.useIfIdle { isMore = $0.shrink() }
            leave()
            part += 1
        }
    }

    private func recorded<Value>(
        _ body: (Connection) throws(AppError) -> Value, in connection: Connection
    ) throws(AppError) -> Value {
        guard let log else { return try body(connection) }
        let recording = ChangeRecording(log)
        connection.recording = recording
        defer { connection.recording = nil }
        let value = try body(connection)
        try recording.settle(in: connection)
        return value
    }

    private func take() async {
        guard !takeIfFree() else { return }
        await withCheckedContinuation { continuation in
            if takeIfFree(else: continuation) { continuation.resume() }
        }
    }

    /// Takes the turn, or queues a waiting caller.
    private func takeIfFree(else waiting: CheckedContinuation<Void, Never>? = nil) -> Bool {
        line.withLock { line in
            if line.isTaken {
                if let waiting { line.waiting.append(waiting) }
                return false
            }
            line.isTaken = true
            return true
        }
    }

    /// Passes the turn to the caller that has waited longest.
    private func leave() {
        let next: CheckedContinuation<Void, Never>? = line.withLock { line in
            guard line.waiting.isEmpty else { return line.waiting.removeFirst() }
            line.isTaken = false
            return nil
        }
        next?.resume()
    }
}
