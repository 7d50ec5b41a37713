import Data
import Domain
import FoundationEssentials

/// The writes that the remote does not have yet, in the clinic's file.
struct SyncStore: SyncRepository {
    let database: Database
    let writer: Writer
    let live: LiveReads
    let gate: AccessGate
    let state: SyncState
    let atStart: SyncStatus
    let link: SyncLink
    let identifiers: any IdentifierSource
    let timeZone: ClinicTimeZone

    func status() -> Snapshots<SyncStatus> {
        live.stream(from: .process) { [state] () throws(AppError) in try state.status() }
    }

    func queue(limit: Int) -> Snapshots<OutboxPage> {
        live.stream(from: .process) { [self] () throws(AppError) in
            let staff = try gate.admit([])
            return try database.read { connection throws(AppError) in
                try reading(connection).page(limit: max(1, limit), for: staff)
            }
        }
    }

    func entry(_ id: OutboxEntry.ID) -> Snapshots<OutboxEntry> {
        live.stream(from: .process) { [self] () throws(AppError) in
            let staff = try gate.admit([])
            return try database.read { connection throws(AppError) in
                let row = try OutboxRow.known(id, in: connection)
                return try reading(connection).entry(row, withFieldsFor: staff)
            }
        }
    }

    func retry(_ seen: OutboxEntry) async throws(AppError) {
        let operation = OperationID(identifiers.next())
        try await change(seen) { connection, row, staff throws(AppError) in
            guard row.state != .conflicting else { throw .sideToChoose(seen.id) }
            try Retry(connection: connection, row: row, operation: operation, staff: staff).run()
        }
        link.wake()
    }

    func discard(_ seen: OutboxEntry) async throws(AppError) -> Int {
        try await change(seen) { connection, row, staff throws(AppError) in
            guard row.state != .queued else { throw .onItsWay(seen.id) }
            return try revert(row, by: staff, in: connection)
        }
    }

    func resolve(_ seen: OutboxEntry, keeping sides: [OutboxField.ID: OutboxSide]) async throws(AppError) {
        let operation = OperationID(identifiers.next())
        try await change(seen) { connection, row, staff throws(AppError) in
            guard row.state == .conflicting else { throw .nothingToChoose(seen.id) }
            // Half of a write cannot be kept: an order that was not cancelled does not return its stock either. Writes
            // based on it are discarded with it, but never unasked.
            guard try !givesUp(row, sides, in: connection) else {
                let entries = try Outbox.read(from: connection).withDependants(row.number)
                guard entries.count == 1 else { throw .othersWait(entries.count - 1) }
                return _ = try revert(row, by: staff, in: connection)
            }
            try Resolution(
                connection: connection, row: row, sides: sides, operation: operation, staff: staff
            ).run()
        }
        link.wake()
    }

    func sync() async throws(AppError) -> SyncReport {
        guard let engine = link.engine else { throw try nothingToSyncWith() }
        return await engine.exchange()
    }

    private func nothingToSyncWith() throws(AppError) -> AppError {
        let row = try database.read { connection throws(AppError) in try RemoteRow.read(from: connection) }
        return row.map { $0.isShared ? .putThereMeanwhile($0.address) : .notPutThere($0.address) } ?? .noRemote
    }

    private func reading(_ connection: Connection) -> OutboxReading {
        OutboxReading(
            connection: connection, timeZone: timeZone, signing: WriteSigning(gate: gate, identifiers: identifiers))
    }

    /// Changes a queued write, for someone who may make it; every live read has the change before this returns.
    private func change<Value: Sendable>(
        _ seen: OutboxEntry, _ body: @Sendable (Connection, OutboxRow, Staff) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        try await writer.write { [self] connection throws(AppError) in
            let staff = try gate.admit([], in: connection)
            connection.recording?.author = staff.id
            try connection.learnBytesOfHex()
            let row = try OutboxRow.known(seen.id, in: connection)
            try row.check(staff, in: connection)
            guard row.sentAt == nil else { throw .onItsWay(seen.id) }
            try reading(connection).entry(row, withFieldsFor: staff).check(isStill: seen)
            let value = try body(connection, row, staff)
            try sign(row.number, in: connection)
            return value
        } committed: { [live] _ in
            live.refresh()
        }
    }

    /// Signs what a person made of a write, while they are there.
    private func sign(_ number: Int, in connection: Connection) throws(AppError) {
        guard let row = try OutboxRow.find(number, in: connection) else { return }
        let changes = try OutboxChange.all(ofEntry: number, in: connection)
        _ = try reading(connection).signing.signed(row, changes, in: connection)
    }

    /// Discards a write with all that need it, for someone who may make each of them.
    private func revert(_ row: OutboxRow, by staff: Staff, in connection: Connection) throws(AppError) -> Int {
        let entries = try Outbox.read(from: connection).withDependants(row.number)
        for entry in entries {
            guard let row = try OutboxRow.find(entry, in: connection) else { continue }
            try row.check(staff, in: connection)
        }
        try Revert(connection: connection, entries: entries).run()
        return entries.count
    }

    /// Whether the other workstation's version of a record that cannot merge was chosen.
    private func givesUp(
        _ row: OutboxRow, _ sides: [OutboxField.ID: OutboxSide], in connection: Connection
    ) throws(AppError) -> Bool {
        for change in try OutboxChange.all(ofEntry: row.number, in: connection) {
            guard let kind = RecordKind(rawValue: change.kind)?.synced else { continue }
            let record = try ContestedRecord(change: change, kind: kind, in: connection)
            if record.isWhole, sides[record.wholeID] == .theirs { return true }
        }
        return false
    }
}

extension OutboxRow {
    /// Checks that a person may resolve the write.
    fileprivate func check(_ staff: Staff, in connection: Connection) throws(AppError) {
        try QueuedAccess(self, try OutboxChange.all(ofEntry: number, in: connection)).check(staff)
    }

    /// The queued write with a number.
    ///
    /// - Throws: `AppError.notFound` once it is through or taken back.
    fileprivate static func known(_ id: OutboxNumber, in connection: Connection) throws(AppError) -> OutboxRow {
        guard let row = try find(id.rawValue, in: connection) else { throw .notQueued(id) }
        return row
    }
}

extension AppError {
    fileprivate static func notPutThere(_ address: String) -> AppError {
        .conflict(
            "This clinic is not on \(address) yet.", advice: "Put it there with clinic remote init, and start again.")
    }

    fileprivate static func putThereMeanwhile(_ address: String) -> AppError {
        .conflict(
            "This clinic was put on \(address) after this program had been started.", advice: "Start it again.")
    }
}
