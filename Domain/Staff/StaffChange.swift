/// A manager's change to a colleague.
package enum StaffChange: Hashable, Sendable {
    /// They have another role.
    case role(Role)
    /// They no longer work here.
    case leaving
    /// They work here again, with the password that they had.
    case returning
    /// They are signed out everywhere.
    case endingSessions
}

extension Colleague {
    /// Why a change of what was seen is not possible, or nil: somebody else changed them first. A sign-in is no change.
    package func problem(forSeeing seen: Colleague) -> AppError? {
        guard (staff, standing) == (seen.staff, seen.standing) else {
            return .conflict("\(staff.name) was changed in the meantime.")
        }
        return nil
    }
}

/// The rule for changes to staff: a clinic always has a manager.
extension StaffChange {
    /// Why a change of a colleague is not possible, or nil when it is; among all staff, as they are before.
    package static func problem(
        with change: StaffChange, of colleague: Colleague, among staff: [Colleague]
    ) -> AppError? {
        let name = colleague.staff.name
        switch (change, colleague.standing) {
        case (.leaving, .left): return .conflict("\(name) has left already.")
        case (.returning, .working), (.returning, .invited): return .conflict("\(name) works here.")
        case (.role, .left), (.endingSessions, .left): return .conflict("\(name) has left.")
        case (.role(let role), _) where role == colleague.staff.role:
            return .conflict("\(name) is \(role.rawValue) already.")
        case (.role, _), (.leaving, _):
            let others = staff.contains { $0.id != colleague.id && $0.isManaging }
            guard colleague.isManaging, !others else { return nil }
            return .conflict(
                "\(name) is the only manager.", advice: "Make somebody else a manager first.")
        case (.returning, .left), (.endingSessions, _): return nil
        }
    }
}
