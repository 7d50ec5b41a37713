import Domain
import Foundation

/// The recorded sign-ins of a fake, and which of them began a session.
struct RecordedSignIns {
    /// The sessions as a repeated try finds them, without the notice about the cart.
    private(set) var sessions: [OperationID: StaffSession] = [:]
    /// The last sign-in of each person.
    private(set) var last: [Staff.ID: Date] = [:]
    private var begun: Set<OperationID> = []
    /// The error of the next sign-in, which is recorded but begins no session.
    var nextLoss: AppError?

    /// Records a sign-in; fails if a test requested that.
    mutating func record(_ session: StaffSession, _ operation: OperationID) throws(AppError) {
        sessions[operation] = session
        last[session.staff.id] = session.startedAt
        defer { nextLoss = nil }
        if let nextLoss { throw nextLoss }
    }

    /// Whether an operation begins its session now, not earlier.
    mutating func begins(_ operation: OperationID) -> Bool {
        begun.insert(operation).inserted
    }
}
