import Appointments
import Domain

/// The view models of the steps of booking.
extension DependencyContainer {
    func bookingServicesModel(coordinator: BookingCoordinator) -> BookingServicesModel {
        BookingServicesModel(appointments: appointments, coordinator: coordinator)
    }

    func bookingCliniciansModel(
        _ service: ServiceHandle, coordinator: BookingCoordinator
    ) -> BookingCliniciansModel {
        BookingCliniciansModel(service: service, appointments: appointments, coordinator: coordinator)
    }

    func bookingSlotsModel(
        _ service: ServiceHandle, _ clinician: ClinicianHandle, coordinator: BookingCoordinator
    ) -> SlotsModel {
        SlotsModel(
            of: service, with: clinician, appointments: appointments, timeZone: timeZone, clock: clock,
            booking: coordinator)
    }

    func bookingConfirmModel(
        _ service: ServiceHandle, _ clinician: ClinicianHandle, _ start: Minute, coordinator: BookingCoordinator,
        errors: AppCoordinator
    ) -> BookingConfirmModel {
        BookingConfirmModel(
            service: service, clinician: clinician, start: start, appointments: appointments, timeZone: timeZone,
            identifiers: identifiers, coordinator: coordinator, errors: errors)
    }
}
