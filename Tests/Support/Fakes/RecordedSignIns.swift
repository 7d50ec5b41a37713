import Domain
import Foundation

/// The sign-ins that a fake has on record, and which of them began a session.
struct RecordedSignIns {
    /// The sessions as a repeated try finds them: it hears nothing of the cart.
    private(set) var sessions: [OperationID: StaffSession] = [:]
    /// When each person signed in last.
    private(set) var last: [Staff.ID: Date] = [:]
    private var begun: Set<OperationID> = []
    /// What the next one fails with, when it is on record and its session did not begin.
    var nextLoss: AppError?

    /// Records a sign-in; fails if a test asked for that.
    mutating func record(_ session: StaffSession, _ operation: OperationID) throws(AppError) {
        sessions[operation] = session
        last[session.staff.id] = session.startedAt
        defer { nextLoss = nil }
        if let nextLoss { throw nextLoss }
    }

    /// Whether an operation begins its session now: it did not before.
    mutating func begins(_ operation: OperationID) -> Bool {
        begun.insert(operation).inserted
    }
}
