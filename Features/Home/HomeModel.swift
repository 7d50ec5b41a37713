import Domain
import Observation

/// Keeps the start current: who is signed in, and the orders that wait for someone.
@Observable
package final class HomeModel {
    private(set) var account = LoadState<HomeAccount>.idle
    private(set) var waiting = LoadState<WaitingOrdersPresentation>.idle

    private let orders: any OrderRepository
    private let sessions: any StaffSessionRepository
    private weak var coordinator: (any HomeCoordinating)?

    /// A start that knows nothing yet.
    package init(
        orders: any OrderRepository, sessions: any StaffSessionRepository, coordinator: any HomeCoordinating
    ) {
        self.orders = orders
        self.sessions = sessions
        self.coordinator = coordinator
    }

    var isSignedIn: Bool {
        if case .staff = account.value { true } else { false }
    }

    func observeSession() async {
        account = .loading
        for await snapshot in sessions.session() { account.receive(snapshot, as: HomeAccount.init) }
    }

    func observeOrders() async {
        waiting = .idle
        guard isSignedIn else { return }
        waiting = .loading
        let query = OrderQuery(filter: .open, pageSize: 5)
        for await snapshot in orders.orders(query) {
            waiting.receive(snapshot, as: WaitingOrdersPresentation.init)
        }
    }

    func showOrders() {
        coordinator?.showOrders()
    }

    func showOrder(_ row: WaitingOrderPresentation) {
        guard let number = OrderNumber(row.id) else { return }
        coordinator?.showOrder(number)
    }

    func signIn() {
        coordinator?.signIn()
    }

    func showSettings() {
        coordinator?.showSettings()
    }

    func showProfile() {
        coordinator?.showProfile()
    }

    func signOut() {
        coordinator?.confirmSignOut()
    }
}
