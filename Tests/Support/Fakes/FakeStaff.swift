import Domain
import Foundation

/// The staff of a fake, with the codes of their invitations.
struct FakeStaff {
    var colleagues: [Colleague]
    var codes: [Staff.ID: (code: InvitationCode, until: Date)] = [:]
    /// The passwords of those who left.
    var passwords: [Staff.ID: [UInt8]] = [:]
    var applied = AppliedOperations()
    var calls: [FakeStaffRepository.Call] = []
    private var nextCode: UInt64 = 1

    init(colleagues: [Colleague]) { self.colleagues = colleagues }

    mutating func invite(
        _ draft: ColleagueDraft, _ operation: OperationID, at now: Date
    ) throws(AppError) -> Invitation {
        try begin(operation)
        guard !colleagues.contains(where: { $0.staff.userName == draft.userName.text }) else {
            throw .conflict(
                "The user name “\(draft.userName.text)” is taken.", advice: "Choose another one, or invite them again.")
        }
        let id = Staff.ID(.sample(9_000 + colleagues.count))
        let staff = Staff(id: id, userName: draft.userName.text, name: draft.name, role: draft.role)
        return invitation(of: Colleague(staff: staff, standing: .invited(until: now)), at: now)
    }

    mutating func inviteAgain(
        _ seen: Colleague, _ operation: OperationID, at now: Date
    ) throws(AppError) -> Invitation {
        try begin(operation)
        let colleague = try known(seen.id)
        if colleague.hasLeft { throw .conflict("\(colleague.staff.name) has left.") }
        if let problem = colleague.problem(forSeeing: seen) { throw problem }
        return invitation(of: colleague, at: now)
    }

    /// Changes a colleague, and returns them with the password that they have from then on.
    mutating func change(
        _ change: StaffChange, of seen: Colleague, _ password: [UInt8]?, _ operation: OperationID, at now: Date
    ) throws(AppError) -> (Colleague, [UInt8]?) {
        let colleague = try known(seen.id)
        let content = "\(seen.id) \(change)"
        guard try !applied.contains(operation, asking: content) else { return (colleague, password) }
        if let problem = colleague.problem(forSeeing: seen) { throw problem }
        if let problem = StaffChange.problem(with: change, of: colleague, among: colleagues) { throw problem }
        applied.insert(operation, asking: content)
        if change == .leaving { (passwords[seen.id], codes[seen.id]) = (password, nil) }
        let kept = change == .returning ? passwords[seen.id] : password
        let changed = colleague.changed(change, at: now, mayReturn: kept != nil)
        put(changed)
        return (changed, kept)
    }

    mutating func put(_ colleague: Colleague) {
        colleagues.removeAll { $0.id == colleague.id }
        colleagues.append(colleague)
    }

    private mutating func begin(_ operation: OperationID) throws(AppError) {
        guard try !applied.contains(operation, asking: "an invitation") else {
            throw .conflict("This invitation was made already.", advice: "Its code is shown once: invite them again.")
        }
        applied.insert(operation, asking: "an invitation")
    }

    private mutating func invitation(of colleague: Colleague, at now: Date) -> Invitation {
        defer { nextCode += 1 }
        let invitation = Invitation(
            userName: colleague.staff.userName, code: InvitationCode(bits: nextCode), until: now + Invitation.lifetime)
        codes[colleague.id] = (invitation.code, invitation.until)
        if colleague.standing != .working {
            put(Colleague(staff: colleague.staff, standing: .invited(until: invitation.until)))
        }
        return invitation
    }

    private func known(_ id: Staff.ID) throws(AppError) -> Colleague {
        guard let found = colleagues.first(where: { $0.id == id }) else { throw .notFound("This colleague", by: .name) }
        return found
    }
}
