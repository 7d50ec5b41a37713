import Domain
import Foundation

extension Colleague {
    /// The people of ``FakeAccount/samples``.
    package static let samples = FakeAccount.samples.map { Colleague(staff: $0.staff, standing: .working) }

    var hasLeft: Bool { if case .left = standing { true } else { false } }

    /// Whether one is listed before the other: by name, then by user name, as the store compares them.
    static func isListedBefore(_ one: Colleague, _ other: Colleague) -> Bool {
        let (left, right) = (one.staff, other.staff)
        if left.name == right.name { return left.userName.utf8.lexicographicallyPrecedes(right.userName.utf8) }
        return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }

    func changed(_ change: StaffChange, at now: Date, mayReturn: Bool) -> Colleague {
        switch change {
        case .role(let role):
            let changed = Staff(
                id: staff.id, userName: staff.userName, name: staff.name, role: role,
                phoneExtension: staff.phoneExtension)
            return Colleague(staff: changed, standing: standing, lastSignIn: lastSignIn)
        case .leaving: return Colleague(staff: staff, standing: .left(now), lastSignIn: lastSignIn)
        case .returning:
            return Colleague(
                staff: staff, standing: mayReturn ? .working : .invited(until: .distantPast), lastSignIn: lastSignIn)
        case .endingSessions: return self
        }
    }
}
