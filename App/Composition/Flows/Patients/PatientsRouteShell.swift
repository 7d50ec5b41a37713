import DesignSystem
import Domain
import History
import Patients

/// Makes the view of every Patients route. The only place that maps them.
struct PatientsRouteShell {
    let container: DependencyContainer
    let coordinator: PatientsCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: PatientsRoute) -> some View {
        switch route {
        case .list:
            PatientListView(model: container.patientListModel(search: nil, coordinator: coordinator, errors: errors))
        case .search(let text):
            PatientListView(model: container.patientListModel(search: text, coordinator: coordinator, errors: errors))
        case .register:
            RegistrationView(model: container.patientFormModel(nil, coordinator: coordinator, errors: errors))
        case .detail(let number):
            PatientDetailView(model: container.patientDetailModel(number, coordinator: coordinator, errors: errors))
        case .edit(let number):
            PatientEditView(model: container.patientFormModel(number, coordinator: coordinator, errors: errors))
        case .history(let number): HistoryView(model: container.historyModel(.patient(number)))
        case .notes(let number): ClinicalNotesView(model: container.clinicalNotesModel(number, errors: errors))
        }
    }
}
