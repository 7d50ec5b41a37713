import Domain
import FoundationEssentials

/// A successful sign-in, as a change to the tables. Runs inside a transaction.
struct SignInRecording: Sendable {
    let staff: Staff.ID
    let terminal: Terminal
    let at: Date
    let operation: OperationID
    /// The stored lock that was opened.
    let opened: String
    /// The lock that replaces it where it was made at another cost, or nil.
    let renewed: LockedKey?

    /// Records the sign-in unless this operation did so before; then the session says nothing of the visitor's cart.
    func apply(to connection: Connection) throws(AppError) -> StaffSession {
        if let done = try OperationRecord.find(operation, kind: .signIn, in: connection) {
            guard done.subject == staff.rawValue else { throw .unexpected("an operation id was used twice") }
            let record = try stored(staff, in: connection)
            return session(of: record, from: done.at, after: done.earlierSignIn)
        }
        let record = try stored(staff, in: connection)
        try save(over: record, in: connection)
        // A visitor's cart that this terminal never showed is not taken over.
        let handover =
            terminal.hadVisitor ? try CartTakeover(staff: staff, terminal: terminal).apply(to: connection) : nil
        return session(of: record, from: at, after: record.lastSignIn, handover)
    }

    private func session(
        of record: StaffRecord, from start: Date, after earlier: Date?, _ handover: CartHandover? = nil
    ) -> StaffSession {
        StaffSession(
            staff: record.staff, startedAt: start, lastSignIn: earlier, isOnboardingDue: record.isOnboardingDue,
            cartNotice: handover?.message)
    }

    private func save(over record: StaffRecord, in connection: Connection) throws(AppError) {
        // Workstations share the locked keys, so one is renewed with its password only; and one that is new meanwhile
        // stays.
        let stays = try connection.isShared()
        let renewed = stays || record.lockedKey != opened ? nil : try renewed?.stored(of: staff, in: connection)
        if renewed != nil {
            connection.recording?.author = staff
            try connection.willChange(.staff, staff.rawValue)
        }
        try connection.run(
            "UPDATE staff SET last_sign_in = ?, locked_key = ? WHERE id = ?",
            [.time(at), .text(renewed ?? record.lockedKey), .identity(staff.rawValue)])
        try OperationRecord(
            id: operation, kind: .signIn, subject: staff.rawValue, at: at, earlierSignIn: record.lastSignIn
        ).insert(in: connection)
    }

    private func stored(_ id: Staff.ID, in connection: Connection) throws(AppError) -> StaffRecord {
        // Removed since the password was checked: nobody of that name works here any more.
        guard let record = try StaffRecord.find(id, in: connection), record.maySignIn else { throw .wrongCredentials }
        return record
    }
}
