import Domain
import Observation

/// Greets a newcomer, and tells its delegate which way they want to go.
@Observable
package final class WelcomeModel {
    private(set) var welcome = LoadState<WelcomePresentation>.idle

    private let sessions: any StaffSessionRepository
    private weak let delegate: (any WelcomeDelegate)?

    /// Creates the welcome for the signed-in user.
    package init(sessions: any StaffSessionRepository, delegate: any WelcomeDelegate) {
        self.sessions = sessions
        self.delegate = delegate
    }

    func observe() async {
        await sessions.session()
            .load(into: \.welcome, of: self, orFail: .signInRequired, as: WelcomePresentation.init)
    }

    func wantDetails() { delegate?.welcomeWantsDetails() }
    func skipDetails() { delegate?.welcomeSkipsDetails() }
    func signOut() { delegate?.welcomeSignsOut() }
}

/// The newcomer as the welcome shows them.
nonisolated struct WelcomePresentation: Hashable, Sendable {
    let greeting: String
    let role: String

    init(_ session: StaffSession) {
        greeting = "Welcome to the clinic, \(session.staff.name)."
        role = session.staff.role.rawValue
    }
}
