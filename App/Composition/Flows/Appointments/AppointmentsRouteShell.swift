import Appointments
import DesignSystem
import Domain
import History

/// Makes the view of every Appointments route. The only place that maps them.
struct AppointmentsRouteShell {
    let container: DependencyContainer
    let coordinator: AppointmentsCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: AppointmentsRoute) -> some View {
        switch route {
        case .agenda: AgendaView(model: container.agendaModel(nil, coordinator: coordinator, errors: errors))
        case .day(let day): AgendaView(model: container.agendaModel(day, coordinator: coordinator, errors: errors))
        case .detail(let number):
            AppointmentDetailView(
                model: container.appointmentDetailModel(number, coordinator: coordinator, errors: errors))
        case .history(let number): HistoryView(model: container.historyModel(.appointment(number)))
        case .reschedule(let number):
            RescheduleView(model: container.rescheduleModel(number, coordinator: coordinator, errors: errors))
        }
    }
}
