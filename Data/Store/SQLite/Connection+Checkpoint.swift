import CSQLite
import Domain

extension Connection {
    /// Copies the log into the file as far as no reader needs an older state. Best effort: the log is as safe, but a
    /// copy of the file alone lacks what is only in the log.
    ///
    /// SQLite before 3.51.3 can lose commits when a log is restarted between the moment a checkpoint reads how long
    /// the log is and the moment it says how much of it is in the file (https://sqlite.org/wal.html, section 11.1).
    /// Only a writer restarts a log, so this connection holds the write lock while another one copies, and no
    /// connection checkpoints on its own.
    ///
    /// Waits no longer than `limit` milliseconds for others who write.
    func checkpoint(within limit: Int32 = 100) {
        sqlite3_busy_timeout(handle, limit)
        defer { sqlite3_busy_timeout(handle, patience) }
        guard (try? run("BEGIN IMMEDIATE")) != nil else { return }
        defer { _ = try? run("ROLLBACK") }
        // A connection knows of the log from its first read on.
        guard let copying = try? Connection(path: path), (try? copying.pragma("schema_version")) != nil else { return }
        var (code, length, copied): (Int32, Int32, Int32) = (SQLITE_OK, 0, 0)
        Seal.follow(path) {
            code = sqlite3_wal_checkpoint_v2(copying.handle, nil, SQLITE_CHECKPOINT_PASSIVE, &length, &copied)
        }
        // The next commit begins at the start of the log, unless somebody reads from it.
        if code == SQLITE_OK, copied == length { pagesInLog = 0 }
    }

    /// Whether so much is in the log that reads begin to take longer: as much as SQLite itself lets it hold.
    var hasLongLog: Bool { pagesInLog >= 1_000 }

    /// Takes the place of SQLite's own hook after each commit, which would checkpoint there and then.
    func countPagesOfLog() {
        sqlite3_wal_hook(
            handle,
            { connection, _, _, pages in
                guard let connection else { return SQLITE_OK }
                Unmanaged<Connection>.fromOpaque(connection).takeUnretainedValue().pagesInLog = pages
                return SQLITE_OK
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
