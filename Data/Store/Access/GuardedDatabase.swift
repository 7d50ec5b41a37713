import Domain

/// The only way from a repository to the tables. Every read and write names the permissions that it requires, or says
/// in its name that it is for anyone.
final class GuardedDatabase: Sendable {
    let database: Database
    let writer: Writer
    let gate: AccessGate
    let live: LiveReads
    private let failures: FailedWriteLog
    let part: PartLink

    init(
        _ database: Database, writer: Writer, gate: AccessGate, live: LiveReads, failures: FailedWriteLog,
        part: PartLink
    ) {
        (self.database, self.writer, self.gate) = (database, writer, gate)
        (self.live, self.failures, self.part) = (live, failures, part)
    }

    /// A live read that requires `permissions`, of records that a part of the clinic may lack, if any are `wanted`. A
    /// change of session changes its result.
    func snapshots<Value: Sendable & Equatable>(
        needing permissions: [Permission], of wanted: PartRequest? = nil,
        _ query: @escaping @Sendable (Connection) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        snapshots(of: wanted, needing: permissions) { [database, gate] () throws(AppError) in
            _ = try gate.admit(permissions)
            return try database.read(query)
        }
    }

    private func snapshots<Value: Sendable & Equatable>(
        of wanted: PartRequest?, needing permissions: [Permission],
        _ read: @escaping @Sendable () throws(AppError) -> Value
    ) -> Snapshots<Value> {
        guard let asked = wanted.flatMap(part.asked) else { return live.stream(from: .file, read) }
        return live.stream(from: .file, isWhole: asked.isHere) { [gate] in
            // Whether somebody may read it is said below, and may change.
            if (try? gate.admit(permissions)) != nil { await asked.ask() }
        } then: { () throws(AppError) in
            try asked.answer(read)
        }
    }

    /// Asks for records that a write looks at, where a part is kept.
    func ask(for wanted: PartRequest) async { await part.asked(wanted)?.ask() }

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
        needing permissions: [Permission], of wanted: PartRequest? = nil,
        _ query: @escaping @Sendable (Connection, Staff) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        snapshots(of: wanted, needing: permissions) { [database, gate] () throws(AppError) in
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
