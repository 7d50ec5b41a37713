import Domain
import FoundationEssentials
import Observation

/// Keeps current who is signed in.
@Observable
package final class ProfileModel {
    private(set) var profile = LoadState<ProfilePresentation>.idle

    private let sessions: any StaffSessionRepository
    private weak let coordinator: (any ProfileCoordinating)?

    /// A profile that was not read yet.
    package init(sessions: any StaffSessionRepository, coordinator: any ProfileCoordinating) {
        self.sessions = sessions
        self.coordinator = coordinator
    }

    func observe() async {
        await sessions.session()
            .load(into: \.profile, of: self, orFail: .signInRequired, as: ProfilePresentation.init)
    }

    func changePassword() { coordinator?.showChangePassword() }
    func signOut() { coordinator?.confirmSignOut() }
}

/// The person as their screen shows them.
nonisolated struct ProfilePresentation: Hashable, Sendable {
    let name: String
    let role: String
    let userName: String
    let phoneExtension: String?
    let startedAt: Date
    let lastSignIn: Date?

    init(_ session: StaffSession) {
        name = session.staff.name
        role = session.staff.role.rawValue
        userName = session.staff.userName
        phoneExtension = session.staff.phoneExtension
        startedAt = session.startedAt
        lastSignIn = session.lastSignIn
    }
}
