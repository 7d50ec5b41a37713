import Domain
import Synchronization

/// The person whose logged read a live read began with: nobody else reads on without one of their own.
final class RecordedReader: Sendable {
    private let staff = Mutex<Staff.ID?>(nil)

    var id: Staff.ID? { staff.withLock(\.self) }

    func set(_ staff: Staff.ID) { self.staff.withLock { $0 = staff } }
}

extension AppError {
    static let searchedByAnother = AppError.conflict(
        "Somebody else searched for this.", advice: "Search again: who finds patients is recorded.")
}
