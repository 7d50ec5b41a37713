import Domain
import Synchronization

/// A connection that several tasks share, opened when it is first needed and used by one of them at a time.
final class LockedConnection: Sendable {
    private let connection: Mutex<Connection?>
    private let connect: @Sendable () throws(AppError) -> sending Connection

    /// A connection that will be opened by `connect` at its first use.
    init(opening connect: @escaping @Sendable () throws(AppError) -> sending Connection) {
        connection = Mutex(nil)
        self.connect = connect
    }

    /// A connection that is open already. Once it was closed, `connect` opens it again.
    init(
        _ opened: sending Connection,
        opening connect: @escaping @Sendable () throws(AppError) -> sending Connection = {
            () throws(AppError) -> sending Connection in throw .unexpected("a connection was lost")
        }
    ) {
        connection = Mutex(opened)
        self.connect = connect
    }

    /// Waits for the connection, then uses it.
    func use<Value: Sendable>(_ body: (Connection) throws(AppError) -> Value) throws(AppError) -> Value {
        try connection.withLock { slot throws(AppError) -> Value in
            if let opened = slot { return try body(opened) }
            let opened = try connect()
            slot = opened
            return try body(opened)
        }
    }

    /// Uses the connection unless somebody else does; never waits.
    ///
    /// - Returns: nil if it was not free.
    func useIfFree<Value: Sendable>(_ body: (Connection) throws(AppError) -> Value) throws(AppError) -> Value? {
        try connection.withLockIfAvailable { slot throws(AppError) -> Value in
            if let opened = slot { return try body(opened) }
            let opened = try connect()
            slot = opened
            return try body(opened)
        }
    }

    /// Uses the connection if it is open and idle; never waits.
    func useIfIdle(_ body: (Connection) -> Void) {
        _ = connection.withLockIfAvailable { slot in
            if let opened = slot { body(opened) }
        }
    }

    /// Closes the connection, after a last use, if it is open and idle; never waits.
    func closeIfIdle(after body: (Connection) -> Void = { _ in }) {
        _ = connection.withLockIfAvailable { slot in
            if let opened = slot { body(opened) }
            slot = nil
        }
    }
}
