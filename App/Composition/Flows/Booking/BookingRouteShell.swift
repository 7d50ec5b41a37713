import Appointments
import DesignSystem

/// Makes the view of every step of booking. The only place that maps them.
struct BookingRouteShell {
    let container: DependencyContainer
    let coordinator: BookingCoordinator
    let errors: AppCoordinator

    func view(for route: BookingRoute) -> any View {
        switch route {
        case .services: BookingServicesView(model: container.bookingServicesModel(coordinator: coordinator))
        case .clinicians(let service, _):
            BookingCliniciansView(model: container.bookingCliniciansModel(service, coordinator: coordinator))
        case .slots(let service, let clinician, _):
            SlotsView(model: container.bookingSlotsModel(service, clinician, coordinator: coordinator))
        case .confirm(let service, let clinician, let start, _):
            BookingConfirmView(
                model: container.bookingConfirmModel(
                    service, clinician, start, coordinator: coordinator, errors: errors))
        }
    }
}
