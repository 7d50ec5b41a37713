import Domain
import Synchronization

/// Lets one write at a time happen, in the order in which they come; those who wait are suspended, and hold up no
/// thread.
///
/// An actor would change threads for each write, also where nobody waits.
package final class Writer: Sendable {
    private struct Line {
        var isTaken = false
        /// Oldest first. Few wait at a time.
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let connection: LockedConnection
    private let line = Mutex(Line())

    init(_ connection: LockedConnection) {
        self.connection = connection
    }

    /// Runs `body` in a transaction, then `committed`, before the next write and before the caller goes on. None of it
    /// holds up the thread of a caller that has one of its own.
    @concurrent package func write<Value: Sendable>(
        _ body: @Sendable (Connection) throws(AppError) -> Value, committed: @Sendable (Value) -> Void = { _ in }
    ) async throws(AppError) -> Value {
        await take()
        defer { leave() }
        let value = try connection.use { connection throws(AppError) in
            try connection.transaction { () throws(AppError) in try body(connection) }
        }
        committed(value)
        connection.useIfIdle { if $0.hasLongLog { $0.checkpoint() } }
        return value
    }

    private func take() async {
        guard !takeIfFree() else { return }
        await withCheckedContinuation { continuation in
            if takeIfFree(else: continuation) { continuation.resume() }
        }
    }

    /// Takes the turn, or has somebody wait for it.
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

    /// Hands the turn to whoever waits longest.
    private func leave() {
        let next: CheckedContinuation<Void, Never>? = line.withLock { line in
            guard line.waiting.isEmpty else { return line.waiting.removeFirst() }
            line.isTaken = false
            return nil
        }
        next?.resume()
    }
}
