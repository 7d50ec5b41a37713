import DesignSystem
import Patients

/// Makes the view of every Patients route. The only place that maps them.
struct PatientsRouteShell {
    let container: DependencyContainer
    let coordinator: PatientsCoordinator
    let errors: AppCoordinator

    func view(for route: PatientsRoute) -> any View {
        switch route {
        case .list: PatientsView()
        }
    }
}
