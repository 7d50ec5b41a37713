import Domain

/// Brings a database to the present format: makes the example clinic in an empty one, migrates an old one, and leaves
/// everything else as it is.
struct Bootstrap {
    let location: StoreLocation
    let clock: any WallClock
    let identifiers: any IdentifierSource
    let passwords: PasswordHasher
    /// The address of the remote that an empty file joins; nil to create the example clinic.
    var joining: String?
    /// Decides whether the file has to be checked before use; nil to skip that.
    var seal: Seal?
    var migrations = Migration.all

    /// Opens the database, ready to be used.
    func open(report: (BootstrapStep) -> Void) throws(AppError) -> sending Connection {
        switch location {
        case .memory: return try openMemory(report: report)
        case .folder(let path): return try openFile(in: ClinicFolder(path: path), report: report)
        }
    }

    private func openMemory(report: (BootstrapStep) -> Void) throws(AppError) -> sending Connection {
        let connection = try Connection(path: ":memory:")
        try connection.applySettings()
        report(try create(in: connection))
        return connection
    }

    /// Only looks at a file that is as it should be. Anything else is done under a lock, after a second look: another
    /// process may have done it already.
    private func openFile(in folder: ClinicFolder, report: (BootstrapStep) -> Void) throws(AppError)
        -> sending Connection
    {
        try folder.prepare()
        let connection = try Connection(path: folder.file)
        guard !connection.isReadOnly else { throw .storage(.readOnly(path: folder.file)) }
        let format = try FileFormat.read(from: connection, known: version)
        for step in folder.closeToOthers() { report(step) }
        // Restricts what a damaged or planted schema can call, before anything of it runs.
        try connection.applySettings()
        let isToBeLookedThrough = seal?.come() ?? false
        // Another clinic was restored to this place before the seal kept that from happening.
        if connection.hasMoved { return try openFile(in: folder, report: report) }
        if let seal, isToBeLookedThrough {
            if seal.isBig { report(.lookingThrough(folder.file)) }
            try seal.look(at: clock.now) { () throws(AppError) in try connection.lookForDamage() }
        }
        if format == .clinic(version: version) {
            try connection.useWriteAheadLog()
        } else if let step = try folder.locked({ () throws(AppError) in try bringUpToDate(connection, in: folder) }) {
            // From here on the file alone is the clinic: an empty one would become a new example clinic.
            seal?.note()
            connection.checkpoint()
            report(step)
        }
        return connection
    }

    private func bringUpToDate(_ connection: Connection, in folder: ClinicFolder) throws(AppError) -> BootstrapStep? {
        try connection.useWriteAheadLog()
        switch try FileFormat.read(from: connection, known: version) {
        case .clinic(version): return nil
        case .clinic(let old):
            let backup = Backup(folder: folder, version: old, at: clock.now)
            try MigrationRun(connection: connection, migrations: migrations, backup: backup).migrate(from: old)
            return .migrated(from: old, to: version, backup: backup.path)
        case .empty:
            return try create(in: connection)
        }
    }

    /// Makes what an empty file becomes.
    private func create(in connection: Connection) throws(AppError) -> BootstrapStep {
        guard let joining else {
            try createExample(in: connection)
            return .createdExampleClinic(at: location)
        }
        try connection.transaction { () throws(AppError) in
            for migration in migrations { try migration.apply(connection) }
            try connection.run(
                "INSERT INTO remote (only, address, is_shared, cursor, failures) VALUES (1, ?, 1, '', 0)",
                [.text(joining)])
            try NumberBlock.cart.insert(from: 701, in: connection)
            try FileFormat.write(version: version, to: connection)
        }
        return .joined(joining, at: location)
    }

    /// Makes the tables and the example clinic in one transaction; hashes first, because that takes a while.
    private func createExample(in connection: Connection) throws(AppError) {
        let clinic = try ExampleClinic(now: clock.storedNow, id: identifiers.next(), passwords: passwords)
        try connection.transaction { () throws(AppError) in
            for migration in migrations { try migration.apply(connection) }
            try clinic.insert(in: connection)
            try FileFormat.write(version: version, to: connection)
        }
    }

    private var version: Int { migrations.last?.version ?? 0 }
}
