import Domain

/// Migrates one file to the current format, completely or not at all.
struct MigrationRun {
    let connection: Connection
    let migrations: [Migration]
    let backup: Backup

    /// Copies the file, then applies every migration after `old`, and `finish`. All happens under one write lock, so
    /// that the copy holds every write from before.
    ///
    /// - Throws: the storage error that kept the copy from being made, or `StorageFault.migrationFailed`.
    func migrate(from old: Int, finish: () throws(AppError) -> Void = {}) throws(AppError) {
        try connection.transaction { () throws(AppError) in
            try backup.write()
            do throws(AppError) {
                for migration in migrations where migration.version > old {
                    try migration.apply(connection)
                    try FileFormat.write(version: migration.version, to: connection)
                }
                try finish()
            } catch {
                throw .storage(
                    .migrationFailed(path: connection.path, backup: backup.path, detail: error.withoutFullStop))
            }
        }
    }
}

extension AppError {
    /// The message as a part of another sentence.
    fileprivate var withoutFullStop: String {
        message.hasSuffix(".") ? String(message.dropLast()) : message
    }
}
