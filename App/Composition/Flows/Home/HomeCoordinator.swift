import Domain
import Navigation
import Observation

/// Owns the navigation of the Home section; everything it leads to belongs to other sections.
@Observable
final class HomeCoordinator: SectionCoordinator {
    var stack = RouteStack<HomeRoute>(section.stack, root: .start)

    /// The whole app's navigation, which owns this part of it.
    weak var app: AppCoordinator?
}

extension HomeCoordinator: HomeCoordinating {
    func showOrders() {
        app?.show(.orders)
    }

    func showOrder(_ number: OrderNumber) {
        app?.navigate(to: .orders(.detail(number)))
    }

    func showAppointments() {
        app?.show(.appointments)
    }

    func showAppointment(_ number: AppointmentNumber) {
        app?.navigate(to: .appointments(.detail(number)))
    }

    func showCatalog() {
        app?.show(.catalog)
    }

    func showProduct(_ number: ProductNumber) {
        app?.navigate(to: .catalog(.product(number)))
    }

    func signIn() {
        app?.leave(.signIn)
    }

    func confirmSignOut() {
        app?.leave(.signOut)
    }

    func showSettings() {
        app?.present(.settings(.preferences))
    }

    func showSync() {
        app?.admit(.settings(.sync)) { [weak app] in app?.present(.settings(.sync)) }
    }

    func showProfile() {
        app?.admit(.profile(.person)) { [weak app] in app?.present(.profile(.person)) }
    }
}
