import Appointments
import Domain

/// The view models of the steps of booking.
extension DependencyContainer {
    func bookingServicesModel(for start: BookingStart, coordinator: BookingCoordinator) -> BookingServicesModel {
        BookingServicesModel(patient: start.patient, appointments: appointments, coordinator: coordinator)
    }

    func bookingCliniciansModel(
        _ service: ServiceHandle, for start: BookingStart, coordinator: BookingCoordinator
    ) -> BookingCliniciansModel {
        BookingCliniciansModel(
            service: service, patient: start.patient, appointments: appointments, coordinator: coordinator)
    }

    func bookingSlotsModel(
        _ service: ServiceHandle, _ clinician: ClinicianHandle, for start: BookingStart,
        coordinator: BookingCoordinator
    ) -> SlotsModel {
        SlotsModel(
            of: service, with: clinician, from: start.day, patient: start.patient, appointments: appointments,
            timeZone: timeZone, clock: clock,
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
