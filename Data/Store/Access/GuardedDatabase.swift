import Domain

/// The only way from a repository to the tables. Every read and write names the permissions that it requires, or says
/// in its name that it is for anyone.
final class GuardedDatabase: Sendable {
    private let database: Database
    private let writer: Writer
    private let gate: AccessGate
    private let live: LiveReads
    private let failures: FailedWriteLog

    init(
        _ database: Database, writer: Writer, gate: AccessGate, live: LiveReads, failures: FailedWriteLog
    ) {
        self.database = database
        self.live = live
        self.failures = failures
        self.writer = writer
        self.gate = gate
    }

    /// A live read that requires `permissions`. A change of session changes its result.
    func snapshots<Value: Sendable & Equatable>(
        needing permissions: [Permission], _ query: @escaping @Sendable (Connection) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        live.stream(from: .file) { [database, gate] () throws(AppError) in
            _ = try gate.admit(permissions)
            return try database.read(query)
        }
    }

    /// A live read that requires `permissions`, and begins once its first answer is in the log as a read.
    func snapshots<Value: Sendable & Equatable>(
        needing permissions: [Permission], recording makeRead: @escaping @Sendable (Value) -> LoggedRead,
        _ query: @escaping @Sendable (Connection) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        let reader = RecordedReader()
        return live.stream(from: .file) { [self] () throws(AppError) in
            try await record(needing: permissions) { connection, staff throws(AppError) in
                reader.set(staff.id)
                return makeRead(try query(connection))
            }
        } then: { [database, gate] () throws(AppError) in
            guard try gate.admit(permissions).id == reader.id else { throw .searchedByAnother }
            return try database.read(query)
        }
    }

    /// A write that requires `permissions`. Every live read has the change before this returns.
    ///
    /// A write that fails in storage is kept among the failed ones as `what`, until the same is written after all.
    func write<Value: Sendable>(
        _ what: String, needing permissions: [Permission],
        _ body: @Sendable (Connection, Staff) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        do throws(AppError) {
            let value = try await writer.write { [gate] connection throws(AppError) in
                let staff = try gate.admit(permissions, in: connection)
                connection.record(what, by: staff.id, needing: permissions)
                return try body(connection, staff)
            } committed: { [live] _ in
                live.refresh()
            }
            failures.settle(what)
            return value
        } catch {
            failures.note(what, error)
            throw error
        }
    }

    /// A read that is in the log before anything of it is shown: it waits for one commit, as a write does.
    ///
    /// It is not kept among the failed writes: nothing of anybody's is lost.
    func record(
        needing permissions: [Permission], _ makeRead: @Sendable (Connection, Staff) throws(AppError) -> LoggedRead
    ) async throws(AppError) {
        let session = gate.session
        guard let began = session.value else { throw .signInRequired }
        _ = try await writer.write { [gate] connection throws(AppError) in
            let staff = try gate.admit(permissions, in: connection)
            guard staff.id == began.staff.id, let log = connection.recording?.log else { throw .signInRequired }
            let read = try makeRead(connection, staff)
            try log.append(read, by: staff.id, in: connection)
            return read.admission
        } committed: { [live] admission in
            if let admission { session.admit(to: admission, in: began) }
            live.refresh()
        }
    }

    /// Whether a read that admits to this was logged in the session of who asks.
    func admits(_ staff: Staff, to admission: LoggedRead.Admission) -> Bool {
        gate.session.admits(staff.id, to: admission)
    }

    /// A write by somebody who is not signed in, but has shown who they are: it is recorded in their name.
    func write<Value: Sendable>(
        _ what: String, of author: Staff.ID, _ body: @Sendable (Connection) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        try await writer.write { connection throws(AppError) in
            connection.record(what, by: author, needing: [])
            return try body(connection)
        } committed: { [live] _ in
            live.refresh()
        }
    }

    /// A live read for people with all of `permissions`, of what belongs to who asks.
    func ownSnapshots<Value: Sendable & Equatable>(
        needing permissions: [Permission], _ query: @escaping @Sendable (Connection, Staff) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        live.stream(from: .file) { [database, gate] () throws(AppError) in
            let staff = try gate.admit(permissions)
            return try database.read { connection throws(AppError) in try query(connection, staff) }
        }
    }

    /// A live read of what belongs to who asks: a member of staff, or nil for the visitor.
    func snapshotsForCurrentUser<Value: Sendable & Equatable>(
        _ query: @escaping @Sendable (Connection, Staff?) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        live.stream(from: .file) { [database, gate] () throws(AppError) in
            let staff = gate.currentStaff
            return try database.read { connection throws(AppError) in try query(connection, staff) }
        }
    }

    /// A write to what belongs to the current user: a member of staff, or nil for the visitor. Every live read has the
    /// change before this returns. A write that fails in storage is kept among the failed ones as `what`.
    func writeForCurrentUser<Value: Sendable>(
        _ what: String, _ body: @Sendable (Connection, Staff?) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        do throws(AppError) {
            return try await writer.write { [gate] connection throws(AppError) in
                try body(connection, try gate.currentStaff(in: connection))
            } committed: { [live] _ in
                live.refresh()
            }
        } catch {
            failures.note(what, error)
            throw error
        }
    }

    /// A live read that needs no permission.
    func snapshotsForAnyone<Value: Sendable & Equatable>(
        _ query: @escaping @Sendable (Connection) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        live.stream(from: .file) { [database] () throws(AppError) in try database.read(query) }
    }

    /// One read that requires `permissions`.
    func read<Value: Sendable>(
        needing permissions: [Permission], _ query: (Connection, Staff) throws(AppError) -> Value
    ) throws(AppError) -> Value {
        let staff = try gate.admit(permissions)
        return try database.read { connection throws(AppError) in try query(connection, staff) }
    }

    /// One read of what a person saved, by that person.
    func read<Value: Sendable>(
        for owner: StateOwner, _ query: (Connection) throws(AppError) -> Value
    ) throws(AppError) -> Value {
        try gate.admit(owner)
        return try database.read(query)
    }

    /// A write of what a person saves, by that person.
    func write(
        for owner: StateOwner, _ body: @Sendable (Connection) throws(AppError) -> Void
    ) async throws(AppError) {
        try await writer.write { [gate] connection throws(AppError) in
            try gate.admit(owner)
            try body(connection)
        }
    }

    /// One read that needs no permission.
    func readForAnyone<Value: Sendable>(_ query: (Connection) throws(AppError) -> Value) throws(AppError) -> Value {
        try database.read(query)
    }

    /// A write without permissions. `committed` runs before the next write. Refreshes the live reads if any of them
    /// shows what was written.
    func writeForAnyone<Value: Sendable>(
        _ body: @Sendable (Connection) throws(AppError) -> Value, committed: @Sendable (Value) -> Void = { _ in }
    ) async throws(AppError) -> Value {
        try await writer.write(body, committed: committed)
    }
}
