import DesignSystem
import Patients

/// Makes the view of the sheet that asks for a reason. The only place that maps it.
struct NoteReasonRouteShell {
    let container: DependencyContainer
    let coordinator: PatientsCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: NoteReasonRoute) -> some View {
        switch route {
        case .reason(let number):
            NoteReasonView(model: container.noteReasonModel(number, coordinator: coordinator, errors: errors))
        }
    }
}
