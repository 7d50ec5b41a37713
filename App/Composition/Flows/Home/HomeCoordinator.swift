import Domain
import Navigation

/// Navigates the Home section, whose screens lead to other sections.
final class HomeCoordinator: FlowCoordinator<HomeRoute> {}

extension HomeCoordinator: HomeCoordinating {
    func showOrders() { app?.go(.section(.orders)) }
    func showOrder(_ number: OrderNumber) { app?.go(.route(.orders(.detail(number)))) }
    func showAppointments() { app?.go(.section(.appointments)) }
    func showAppointment(_ number: AppointmentNumber) { app?.go(.route(.appointments(.detail(number)))) }
    func showCatalog() { app?.go(.section(.catalog)) }
    func showProduct(_ number: ProductNumber) { app?.go(.route(.catalog(.product(number)))) }
    func signIn() { app?.go(.signIn) }
    func confirmSignOut() { app?.go(.signOut) }
    func showSettings() { app?.present(.settings) }
    func showSync() { app?.present(at: .sync(.queue)) }
    func showStaff() { app?.present(at: .staff(.list)) }
    func showOffers() { app?.present(at: .offers(.overview)) }
    func showProfile() { app?.present(at: .profile(.person)) }
}
