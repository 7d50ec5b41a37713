import DesignSystem
import Appointments

/// Makes the view of every Appointments route. The only place that maps them.
struct AppointmentsRouteShell {
    let container: DependencyContainer
    let coordinator: AppointmentsCoordinator
    let errors: AppCoordinator

    func view(for route: AppointmentsRoute) -> any View {
        switch route {
        case .agenda: AppointmentsView()
        }
    }
}
