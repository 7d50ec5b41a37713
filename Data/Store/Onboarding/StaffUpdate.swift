import Domain
import FoundationEssentials

/// A change to a member of staff. Runs inside a transaction.
struct StaffUpdate: Sendable {
    let kind: OperationRecord.Kind
    let operation: OperationID
    let at: Date
    /// The values to write.
    var parts: (String?, String?) = (nil, nil)

    /// Writes unless this operation did so before, and returns the person as they are then stored.
    func apply(
        to staff: Staff.ID, in connection: Connection, _ write: (Connection, Staff.ID) throws(AppError) -> Void
    ) throws(AppError) -> StaffRecord {
        let content = OperationContent(staff.rawValue.uuidString, parts.0, parts.1)
        if try OperationRecord.find(operation, kind: kind, content: content, in: connection) == nil {
            try connection.willChange(.staff, staff.rawValue)
            try write(connection, staff)
            try OperationRecord(id: operation, kind: kind, subject: staff.rawValue, at: at, content: content)
                .insert(in: connection)
        }
        guard let record = try StaffRecord.find(staff, in: connection) else { throw .signInRequired }
        return record
    }
}
