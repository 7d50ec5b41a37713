import Domain
import Foundation

/// One change of what is known of a member of staff. Runs inside a transaction.
struct StaffUpdate: Sendable {
    let kind: OperationRecord.Kind
    let operation: OperationID
    let at: Date

    /// Writes unless this operation did so before, and returns the person as they are then stored.
    func apply(
        to staff: Staff.ID, in connection: Connection, _ write: (Connection, Staff.ID) throws(AppError) -> Void
    ) throws(AppError) -> StaffRecord {
        if try OperationRecord.find(operation, kind: kind, in: connection) == nil {
            try write(connection, staff)
            try OperationRecord(id: operation, kind: kind, subject: staff.rawValue, at: at).insert(in: connection)
        }
        guard let record = try StaffRecord.find(staff, in: connection) else { throw .signInRequired }
        return record
    }
}
