import Appointments
import DesignSystem

/// Makes the view of every step of booking. The only place that maps them.
struct BookingRouteShell {
    let container: DependencyContainer
    let coordinator: BookingCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: BookingRoute) -> some View {
        switch route {
        case .services(let start):
            BookingServicesView(
                model: container.bookingServicesModel(for: start, coordinator: coordinator, errors: errors))
        case .clinicians(let service, let start):
            BookingCliniciansView(
                model: container.bookingCliniciansModel(
                    service, for: start, coordinator: coordinator, errors: errors))
        case .slots(let service, let clinician, let start):
            BookingSlotsView(
                model: container.bookingSlotsModel(
                    service, clinician, for: start, coordinator: coordinator, errors: errors))
        case .confirm(let service, let clinician, let start, _):
            BookingConfirmView(
                model: container.bookingConfirmModel(
                    service, clinician, start, coordinator: coordinator, errors: errors))
        }
    }
}
