import Domain

/// Reads that are in the log before anything of them is shown.
extension GuardedDatabase {
    /// A live read that requires `permissions`, and begins once its first answer is in the log as a read.
    func snapshots<Value: Sendable & Equatable>(
        needing permissions: [Permission], of wanted: PartRequest,
        recording makeRead: @escaping @Sendable (Value) -> LoggedRead,
        _ query: @escaping @Sendable (Connection) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        let (reader, asked) = (RecordedReader(), part.asked(wanted))
        return live.stream(from: .file, isWhole: { asked?.isHere() ?? true }) { [self] () throws(AppError) in
            _ = try gate.admit(permissions)
            await asked?.ask()
            try await record(needing: permissions) { connection, staff throws(AppError) in
                reader.set(staff.id)
                return makeRead(try query(connection))
            }
        } then: { [database, gate] () throws(AppError) in
            guard try gate.admit(permissions).id == reader.id else { throw .searchedByAnother }
            return try database.read(query)
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
}
