import Domain

/// The connections to one database: one that writes, and a few that read beside it.
package final class Database: Sendable {
    let writer: LockedConnection
    private let readers: [LockedConnection]

    /// A database in a file. Readers open when they are first needed: starting up needs none.
    init(file writer: sending Connection, readers count: Int) {
        let path = writer.path
        self.writer = LockedConnection(writer) { () throws(AppError) -> sending Connection in
            let writer = try Connection(path: path)
            try writer.applySettings()
            return writer
        }
        readers = (0..<count).map { _ in
            LockedConnection { () throws(AppError) -> sending Connection in
                let reader = try Connection(path: path, writable: false)
                try reader.applySettings()
                return reader
            }
        }
    }

    /// A database in memory exists for its one connection only, which writes and reads.
    init(memory connection: sending Connection) {
        writer = LockedConnection(connection)
        readers = [writer]
    }

    /// Whether another process could change it.
    var isShared: Bool { readers.first !== writer }

    /// Reads at one moment of the database, on the first reader that is free: the next opens only for reads at the same
    /// time, since each reads the whole schema first.
    package func read<Value: Sendable>(_ body: (Connection) throws(AppError) -> Value) throws(AppError) -> Value {
        let atOneMoment: (Connection) throws(AppError) -> Value = { connection throws(AppError) in
            try connection.snapshot { () throws(AppError) in try body(connection) }
        }
        for reader in readers {
            if let value = try reader.useIfFree(atOneMoment) { return value }
        }
        return try readers[readers.count - 1].use(atOneMoment)
    }

    /// Checkpoints the log into the file, which shrinks a little, and closes the connections; does nothing if this
    /// process has only read, or is still writing. A reader that is left opens a connection again.
    ///
    /// The last connection of all processes deletes the log. One that only reads cannot, so the writer goes last.
    ///
    /// - Returns: how far the clinic's log goes, if this process has written.
    func settle() -> LogVerification.Known? {
        var (hasWritten, log) = (false, LogVerification.Known?.none)
        writer.useIfIdle { connection in
            hasWritten = connection.hasWritten
            // A file without a log was made by a test, or is damaged: then the seal says nothing of one.
            if hasWritten { log = try? LogHead.read(from: connection).known }
        }
        guard isShared, hasWritten else { return nil }
        for reader in readers { reader.closeIfIdle() }
        writer.closeIfIdle { connection in
            if !connection.shrink() { connection.checkpoint() }
        }
        return log
    }

    /// A number that changes whenever any other connection than the one asked commits.
    func dataVersion() throws(AppError) -> Int {
        try readers[0].use { connection throws(AppError) in try connection.pragma("data_version") }
    }

    /// A copy of the committed data in memory, with the data for a start.
    func copy() throws(AppError) -> (Database, Startup) {
        let copied = try Connection(path: ":memory:")
        try copied.applySettings()
        try writer.use { connection throws(AppError) in try connection.copy(to: copied) }
        // Writes in the copy are not shared.
        try copied.run("DELETE FROM remote")
        try copied.run("DELETE FROM outbox")
        let startup = try Startup.read(from: copied)
        return (Database(memory: copied), startup)
    }
}
