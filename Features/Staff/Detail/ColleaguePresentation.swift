import DesignSystem
import Domain
import FoundationEssentials

/// One colleague as their screen shows them.
nonisolated struct ColleaguePresentation: Hashable, Sendable, Recorded {
    let name: String
    let role: String
    let userName: String
    let standing: String
    /// When the invitation ends, or when they left; nil for somebody who works here.
    let moment: Date?
    let lastSignIn: Date?
    let canBeInvited: Bool
    let changes: [StaffChangeChoice]
    let record: Record
    /// The colleague who is on screen.
    let seen: Colleague

    init(_ colleague: Colleague) {
        seen = colleague
        record = colleague.record
        name = colleague.staff.name
        role = colleague.staff.role.rawValue
        userName = colleague.staff.userName
        lastSignIn = colleague.lastSignIn
        changes = StaffChangeChoice.all(for: colleague)
        (standing, moment, canBeInvited) =
            switch colleague.standing {
            case .working: ("Works here", nil, true)
            case .invited(let until): ("Invited until", until, true)
            case .left(let since): ("Left", since, false)
            }
    }
}

/// A change of a colleague, as the user chooses it.
nonisolated struct StaffChangeChoice: Hashable, Sendable, Identifiable {
    let change: StaffChange

    /// The name of its button for scripts.
    var id: String {
        switch change {
        case .role(let role): "make-\(role.rawValue)"
        case .endingSessions: "end-sessions"
        case .leaving: "let-go"
        case .returning: "take-back"
        }
    }

    /// The title of its button.
    var title: String {
        switch change {
        case .role(let role): "Make \(role.rawValue)"
        case .endingSessions: "Sign out everywhere"
        case .leaving: "Let go"
        case .returning: "Take back"
        }
    }

    /// The changes that are possible for somebody who works here, and for somebody who left.
    static func all(for colleague: Colleague) -> [StaffChangeChoice] {
        if case .left = colleague.standing { return [StaffChangeChoice(change: .returning)] }
        let roles = Role.allCases.filter { $0 != colleague.staff.role }.map(StaffChange.role)
        return (roles + [.endingSessions, .leaving]).map(StaffChangeChoice.init)
    }
}
