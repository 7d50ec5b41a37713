import Data
import DesignSystem
import Domain
import FoundationEssentials

/// `clinic staff`: the staff for managers, and invitations for those who have one.
struct StaffCommand {
    let staff: any StaffRepository
    let operation: OperationID
    let timeZone: ClinicTimeZone

    /// Carries out a request of the person who is signed in.
    ///
    /// - Returns: the lines to write.
    func carryOut(_ request: StaffRequest) async throws(AppError) -> [String] {
        switch request {
        case .list: return try await everyone().map(line)
        case .invite(let user, let role, let name):
            return words(
                try await staff.invite(
                    try ColleagueDraft(name: name, userName: user, role: role), operation: operation))
        case .inviteAgain(let user):
            return words(try await staff.inviteAgain(try await known(user), operation: operation))
        case .change(let user, let change):
            return [line(try await staff.change(change, of: try await known(user), operation: operation))]
        case .accept: return []
        }
    }

    private func everyone() async throws(AppError) -> [Colleague] {
        for await snapshot in staff.colleagues() {
            switch snapshot {
            case .value(let everyone, _, _): return everyone
            case .unavailable(let error): throw error
            }
        }
        return []
    }

    private func known(_ user: String) async throws(AppError) -> Colleague {
        let name = user.trimmed.lowercased()
        guard let found = try await everyone().first(where: { $0.staff.userName == name }) else {
            throw .notFound("The user name “\(VisibleText.escaped(user))”", by: .name)
        }
        return found
    }

    private func words(_ invitation: Invitation) -> [String] {
        [
            "The code of \(invitation.userName) is \(invitation.code), until \(moment(invitation.until)).",
            "It is shown this once. Next, where they are: clinic staff accept \(invitation.userName)",
        ]
    }

    private func line(_ colleague: Colleague) -> String {
        let staff = colleague.staff
        let standing =
            switch colleague.standing {
            case .working: "works here"
            case .invited(let until): "is invited until \(moment(until))"
            case .left(let since): "left on \(Day(of: since, in: timeZone))"
            }
        return "\(staff.userName)  \(staff.role.rawValue)  \(VisibleText.escaped(staff.name))  \(standing)"
    }

    private func moment(_ moment: Date) -> String {
        let time = timeZone.localTime(at: moment).map { " \($0)" } ?? ""
        return "\(Day(of: moment, in: timeZone))\(time)"
    }
}
