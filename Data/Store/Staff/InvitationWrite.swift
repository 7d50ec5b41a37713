import Domain
import FoundationEssentials

/// An invitation, as changes to the tables. Each runs inside a transaction.
struct InvitationWrite: Sendable {
    let invitation: Invitation
    /// The key that the code gives.
    let locked: LockedKey
    let at: Date
    let operation: OperationID

    /// Adds somebody who has no password, which no text matches.
    func add(_ draft: ColleagueDraft, as id: Staff.ID, in connection: Connection) throws(AppError) {
        try checkIsNew(in: connection)
        guard try StaffRecord.find(userName: draft.userName.text, in: connection) == nil else {
            throw .conflict(
                "The user name “\(draft.userName.text)” is taken.", advice: "Choose another one, or invite them again.")
        }
        try connection.willChange(.staff, id.rawValue)
        let staff = Staff(id: id, userName: draft.userName.text, name: draft.name, role: draft.role)
        try StaffRecord(staff: staff, lockedKey: "", publicKey: nil, lastSignIn: nil, onboardedAt: nil)
            .insert(in: connection)
        try invite(id, in: connection)
    }

    /// Replaces the invitation of somebody who works here.
    func renew(_ seen: Colleague, in connection: Connection) throws(AppError) {
        try checkIsNew(in: connection)
        let record = try StaffRecord.known(seen.id, in: connection)
        guard record.leftAt == nil else { throw .conflict("\(record.staff.name) has left.") }
        if let problem = record.colleague.problem(forSeeing: seen) { throw problem }
        try connection.willChange(.staff, seen.id.rawValue)
        try invite(seen.id, in: connection)
    }

    private func checkIsNew(in connection: Connection) throws(AppError) {
        guard try OperationRecord.find(operation, kind: .inviteStaff, in: connection) == nil else {
            throw .conflict("This invitation was made already.", advice: "Its code is shown once: invite them again.")
        }
    }

    private func invite(_ id: Staff.ID, in connection: Connection) throws(AppError) {
        try connection.run(
            "UPDATE staff SET invitation_key = ?, invitation_ends_at = ? WHERE id = ?",
            [
                .text(try locked.stored(of: id, in: connection)), .time(invitation.until), .identity(id.rawValue),
            ])
        try OperationRecord(id: operation, kind: .inviteStaff, subject: id.rawValue, at: at).insert(in: connection)
    }
}
