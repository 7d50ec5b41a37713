import Domain
import TextShell

/// A request of a command line about the staff.
nonisolated enum StaffRequest: Hashable, Sendable {
    /// List everyone.
    case list
    /// Invite somebody new.
    case invite(user: String, role: Role, name: String)
    /// Invite somebody again.
    case inviteAgain(user: String)
    /// Change somebody.
    case change(user: String, StaffChange)
    /// Choose a password with the code of an invitation.
    case accept(user: String)

    /// Reads the words after `staff`.
    ///
    /// - Throws: a usage failure that names what there is.
    init(words: [String]) throws(CommandFailure) {
        let rest = words.dropFirst(2)
        switch (words.first, words.count) {
        case (nil, _): self = .list
        case ("invite", 2): self = .inviteAgain(user: words[1])
        case ("invite", 4...):
            let role = try Self.role(words[2])
            self = .invite(user: words[1], role: role, name: rest.dropFirst().joined(separator: " "))
        case ("role", 3): self = .change(user: words[1], .role(try Self.role(words[2])))
        case ("remove", 2): self = .change(user: words[1], .leaving)
        case ("restore", 2): self = .change(user: words[1], .returning)
        case ("disconnect", 2): self = .change(user: words[1], .endingSessions)
        case ("accept", 2): self = .accept(user: words[1])
        default:
            throw .badUsage(
                "“staff” is followed by invite USER ROLE NAME, invite USER, role USER ROLE, remove, restore, "
                    + "disconnect or accept USER, or by nothing.")
        }
    }

    private static func role(_ word: String) throws(CommandFailure) -> Role {
        guard let role = Role(rawValue: word) else {
            throw .badUsage("A role is one of \(Role.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        return role
    }
}
