import Domain
import Observation

/// Keeps the start current: who is signed in, and thereby which parts the start has.
@Observable
package final class HomeModel {
    private(set) var account = LoadState<HomeAccount>.idle

    let parts: HomeParts

    private var staff: Staff?
    private let sessions: any StaffSessionRepository
    private weak let coordinator: (any HomeCoordinating)?

    /// A start that knows nothing yet.
    package init(parts: HomeParts, sessions: any StaffSessionRepository, coordinator: any HomeCoordinating) {
        self.parts = parts
        self.sessions = sessions
        self.coordinator = coordinator
    }

    /// The user and parts to read for; reading restarts when it changes.
    var reader: HomeReader { HomeReader(staff: staff?.id, parts: staff.map { HomePart.parts(of: $0.role) } ?? []) }

    /// Whether the user may see the staff.
    var managesStaff: Bool { staff?.role.may(.manageStaff) ?? false }

    /// Whether the user may see what the clinic offers, with what is retired.
    var managesOffers: Bool { staff?.role.may(.manageOffers) ?? false }

    func observeSession() async {
        await sessions.session().load(into: \.account, of: self) { session in
            staff = session?.staff
            return HomeAccount(session)
        }
    }

    func observe(_ part: HomePart) async {
        guard let staff, reader.parts.contains(part) else { return }
        switch part {
        case .appointments: await parts.nextAppointments.observe(for: staff)
        case .orders: await parts.waitingOrders.observe()
        case .stock: await parts.lowStock.observe()
        }
    }

    func observeFailures() async {
        if staff != nil { await parts.failedWrites.observe() } else { parts.failedWrites.forget() }
    }

    func observeRemote() async {
        await parts.remote.observe()
    }

    func showOrders() { coordinator?.showOrders() }
    func showAppointments() { coordinator?.showAppointments() }
    func showCatalog() { coordinator?.showCatalog() }
    func signIn() { coordinator?.signIn() }
    func showSettings() { coordinator?.showSettings() }
    func showProfile() { coordinator?.showProfile() }
    func showStaff() { coordinator?.showStaff() }
    func showOffers() { coordinator?.showOffers() }
    func signOut() { coordinator?.confirmSignOut() }
}
