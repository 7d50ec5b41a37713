import Domain
import FoundationEssentials

/// A manager's change to a colleague. Runs inside a transaction, where the rule is asked again.
struct StaffChangeWrite: Sendable {
    let seen: Colleague
    let change: StaffChange
    let at: Date
    let operation: OperationID

    func apply(to connection: Connection) throws(AppError) -> Colleague {
        let staff = seen.id
        let content = OperationContent(staff.rawValue.uuidString, "\(change)", nil)
        let record = try StaffRecord.known(staff, in: connection)
        guard try OperationRecord.find(operation, kind: .changeStaff, content: content, in: connection) == nil else {
            return record.colleague
        }
        if let problem = record.colleague.problem(forSeeing: seen) { throw problem }
        let everyone = try StaffRecord.all(in: connection).map(\.colleague)
        if let problem = StaffChange.problem(with: change, of: record.colleague, among: everyone) { throw problem }
        try connection.willChange(.staff, staff.rawValue)
        let (assignments, values) = assignments
        try connection.run(
            "UPDATE staff SET \(assignments) WHERE id = ?", values + [.identity(staff.rawValue)])
        try OperationRecord(id: operation, kind: .changeStaff, subject: staff.rawValue, at: at, content: content)
            .insert(in: connection)
        return try StaffRecord.known(staff, in: connection).colleague
    }

    /// Somebody who leaves, or whose sessions end, loses their invitation, too.
    private var assignments: (String, [SQLValue]) {
        switch change {
        case .role(let role): ("role = ?", [.text(role.storedName)])
        case .leaving:
            (
                "left_at = ?, invitation_key = NULL, invitation_ends_at = NULL, session_epoch = session_epoch + 1",
                [.time(at)]
            )
        case .returning: ("left_at = NULL", [])
        case .endingSessions:
            ("invitation_key = NULL, invitation_ends_at = NULL, session_epoch = session_epoch + 1", [])
        }
    }
}
