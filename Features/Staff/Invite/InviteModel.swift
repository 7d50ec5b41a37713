import Domain
import Observation

/// The model of the form that invites somebody new, and shows the code once.
@Observable
package final class InviteModel {
    /// The draft.
    var draft = InviteDraft() {
        didSet { if draft != oldValue { problem = problem.unlessAboutInput } }
    }

    private(set) var problem: AppError?

    /// The invitation that was made, or nil. It is shown here alone, and gone with this screen.
    private(set) var invitation: InvitationPresentation?

    private let dependencies: StaffDependencies
    private weak let coordinator: (any StaffCoordinating)?

    /// An empty form.
    package init(dependencies: StaffDependencies, coordinator: any StaffCoordinating) {
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool { draft != InviteDraft() }

    /// The draft restored after a restart.
    var input: [String: String] {
        get { draft.words }
        set { draft.words = newValue }
    }

    /// Invites the person. Each try is a new one: a code whose answer was lost is never shown, and the person can be
    /// invited again from the list.
    func invite() async {
        let operation = OperationID(dependencies.identifiers.next())
        do throws(AppError) {
            let made = try await dependencies.staff.invite(try draft.checked(), operation: operation)
            dependencies.identifiers.granted(operation.rawValue)
            (invitation, draft, problem) = (InvitationPresentation(made), InviteDraft(), nil)
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }

    func done() { coordinator?.invitationDone() }
}

/// Somebody new as the user describes them.
nonisolated struct InviteDraft: Hashable, Sendable {
    /// The name. While the user name is the one that it suggests, that follows.
    var name = "" {
        didSet {
            guard userName == UserName.suggestion(for: oldValue) else { return }
            userName = UserName.suggestion(for: name)
        }
    }
    var userName = ""
    var role = RoleChoice(.receptionist)

    /// The fields that are not as an empty form has them.
    var words: [String: String] {
        get {
            let empty = InviteDraft()
            let fields = ["name": name, "user": userName, "role": role.id]
            let before = ["name": empty.name, "user": empty.userName, "role": empty.role.id]
            return fields.filter { $0.value != before[$0.key] }
        }
        set {
            name = newValue["name"] ?? ""
            userName = newValue["user"] ?? ""
            role = newValue["role"].flatMap(Role.init).map(RoleChoice.init) ?? role
        }
    }

    /// The person as Domain checks them.
    func checked() throws(AppError) -> ColleagueDraft {
        try ColleagueDraft(name: name, userName: userName, role: role.role)
    }
}

/// A role, as the user chooses it.
nonisolated struct RoleChoice: Hashable, Sendable, Identifiable {
    let role: Role

    init(_ role: Role) { self.role = role }

    var id: String { role.rawValue }
    var title: String { role.rawValue }

    static let all = Role.allCases.map(RoleChoice.init)
}
