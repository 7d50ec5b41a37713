import Domain

/// Brings a database to the present format: makes a clinic in an empty one, migrates an old one, and leaves everything
/// else as it is.
struct Bootstrap {
    let location: StoreLocation
    let clock: any WallClock
    let identifiers: any IdentifierSource
    let passwords: PasswordHasher
    /// The clinic that an empty file becomes.
    var making = NewClinic.example
    /// The key of the clinic that is made; nil for a new one.
    var key: ClinicKey?
    /// Decides whether the file has to be checked before use; nil to skip that.
    var seal: Seal?
    var migrations = Migration.all

    /// Opens the database, ready to be used.
    func open(report: (BootstrapStep) -> Void) throws(AppError) -> sending Connection {
        // What cannot be made leaves no file behind.
        let own = try ownClinic()
        switch location {
        case .memory: return try openMemory(own, report: report)
        case .folder(let path): return try openFile(in: ClinicFolder(path: path), own, report: report)
        }
    }

    private func ownClinic() throws(AppError) -> OwnClinic? {
        guard case .own(let founding, let password) = making else { return nil }
        return try OwnClinic(
            founding, password: password, now: clock.storedNow, identifiers: identifiers, passwords: passwords,
            key: try clinicKey())
    }

    private func clinicKey() throws(AppError) -> ClinicKey { if let key { key } else { try ClinicKey() } }

    private func openMemory(
        _ own: OwnClinic?, report: (BootstrapStep) -> Void
    ) throws(AppError) -> sending Connection {
        let connection = try Connection(path: ":memory:")
        try connection.applySettings()
        report(try create(own, in: connection))
        return connection
    }

    /// Only looks at a file that is as it should be. Anything else is done under a lock, after a second look: another
    /// process may have done it already.
    private func openFile(
        in folder: ClinicFolder, _ own: OwnClinic?, report: (BootstrapStep) -> Void
    ) throws(AppError) -> sending Connection {
        try folder.prepare()
        let connection = try Connection(path: folder.file)
        guard !connection.isReadOnly else { throw .storage(.readOnly(path: folder.file)) }
        let format = try FileFormat.read(from: connection, known: version)
        if own != nil, format != .empty { throw .isMadeAlready(folder.path) }
        for step in folder.closeToOthers() { report(step) }
        // Restricts what a damaged or planted schema can call, before anything of it runs.
        try connection.applySettings()
        let isToBeLookedThrough = seal?.come() ?? false
        // Another clinic was restored to this place before the seal kept that from happening.
        if connection.hasMoved { return try openFile(in: folder, own, report: report) }
        if let seal, isToBeLookedThrough {
            if seal.isBig { report(.lookingThrough(folder.file)) }
            try seal.look(at: clock.now) { () throws(AppError) in try connection.lookForDamage() }
        }
        if format == .clinic(version: version) {
            try connection.useWriteAheadLog()
        } else if let step = try folder.locked({ () throws(AppError) in try bringUpToDate(connection, own, in: folder) }
        ) {
            // From here on the file alone is the clinic: an empty one would become a new example clinic.
            seal?.note()
            connection.checkpoint()
            report(step)
        }
        return connection
    }

    private func bringUpToDate(
        _ connection: Connection, _ own: OwnClinic?, in folder: ClinicFolder
    ) throws(AppError) -> BootstrapStep? {
        let format = try FileFormat.read(from: connection, known: version)
        if format == .empty { try connection.prepareForShrinking() }
        try connection.useWriteAheadLog()
        switch format {
        case .clinic(version):
            if own != nil { throw .isMadeAlready(folder.path) }
            return nil
        case .clinic(let old):
            let backup = Backup(folder: folder, version: old, at: clock.now)
            let run = MigrationRun(connection: connection, migrations: migrations, backup: backup)
            try run.migrate(from: old) { () throws(AppError) in try beginLog(in: connection) }
            return .migrated(from: old, to: version, backup: backup.path)
        case .empty:
            return try create(own, in: connection)
        }
    }

    /// Makes what an empty file becomes, in one transaction. Hashes come first, because they take a while.
    private func create(_ own: OwnClinic?, in connection: Connection) throws(AppError) -> BootstrapStep {
        if let own {
            try fill(connection) { () throws(AppError) in try own.insert(in: connection) }
            return .created(own.founding.name, at: location)
        }
        switch making {
        case .example, .own:
            let clinic = try ExampleClinic(
                now: clock.storedNow, id: identifiers.next(), passwords: passwords, key: try clinicKey())
            try fill(connection) { () throws(AppError) in try clinic.insert(in: connection) }
            return .createdExampleClinic(at: location)
        case .joined(let remote, let code, let days):
            try fill(connection) { () throws(AppError) in
                try connection.run(
                    """
                    INSERT INTO remote (only, address, is_shared, cursor, failures, part_days)
                    VALUES (1, ?, 1, '', 0, ?)
                    """, [.text(remote), .integer(days)])
                try code.key.keep(founder: code.founder, in: connection)
                try NumberBlock.cart.insert(from: 701, in: connection)
            }
            return .joined(remote, at: location)
        }
    }

    private func fill(_ connection: Connection, _ insert: () throws(AppError) -> Void) throws(AppError) {
        try connection.transaction { () throws(AppError) in
            for migration in migrations { try migration.apply(connection) }
            try insert()
            try beginLog(in: connection)
            try FileFormat.write(version: version, to: connection)
        }
    }

    /// The records of a new clinic, and those of a format without a log, are its first entries.
    private func beginLog(in connection: Connection) throws(AppError) {
        guard version >= Migration.version8.version, try !LogHead.isThere(in: connection) else { return }
        let log = ClinicLog(clock: clock, identifiers: identifiers, session: CurrentSession())
        try log.begin(identifiers.next(), in: connection)
    }

    private var version: Int { migrations.last?.version ?? 0 }
}

extension AppError {
    /// A clinic was to be made where there is one.
    fileprivate static func isMadeAlready(_ folder: String) -> AppError {
        .conflict(
            "There is a clinic in \(folder) already.",
            advice: "Open it with clinic --data \(folder), or name another folder.")
    }
}
