import CSQLite
import Domain

extension Connection {
    /// Copies the database as it is at one moment, while others write: pages of one read transaction, some at a time.
    func copy(
        to target: Connection, pages: Int32 = 1_000, progress: (Int, Int) throws(BackupFault) -> Void
    ) throws(BackupFault) {
        try inBackup { () throws(AppError) in
            try run("BEGIN")
            // The transaction begins with its first read.
            _ = try pragma("schema_version")
        }
        defer { _ = try? run("COMMIT") }
        guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
            throw .clinic(target.lastError)
        }
        var code = SQLITE_OK
        do throws(BackupFault) {
            repeat {
                code = sqlite3_backup_step(backup, pages)
                let total = Int(sqlite3_backup_pagecount(backup))
                try progress(total - Int(sqlite3_backup_remaining(backup)), total)
            } while code == SQLITE_OK
        } catch {
            sqlite3_backup_finish(backup)
            throw error
        }
        let finished = sqlite3_backup_finish(backup)
        guard code == SQLITE_DONE, finished == SQLITE_OK else {
            let failed = code == SQLITE_DONE ? finished : code
            throw .clinic(SQLiteFault(code: failed, of: target.handle).appError(path: target.path))
        }
    }
}
