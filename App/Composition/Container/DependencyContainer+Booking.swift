import Appointments
import Domain

/// The view models of the steps of booking.
extension DependencyContainer {
    func bookingServicesModel(
        for start: BookingStart, coordinator: BookingCoordinator, errors: AppCoordinator
    ) -> BookingServicesModel {
        BookingServicesModel(
            patient: start.patient, dependencies: appointmentsDependencies(errors), coordinator: coordinator)
    }

    func bookingCliniciansModel(
        _ service: ServiceSlug, for start: BookingStart, coordinator: BookingCoordinator, errors: AppCoordinator
    ) -> BookingCliniciansModel {
        BookingCliniciansModel(
            service: service, patient: start.patient, dependencies: appointmentsDependencies(errors),
            coordinator: coordinator)
    }

    func bookingSlotsModel(
        _ service: ServiceSlug, _ clinician: ClinicianSlug, for start: BookingStart,
        coordinator: BookingCoordinator, errors: AppCoordinator
    ) -> BookingSlotsModel {
        let shared = appointmentsDependencies(errors)
        return BookingSlotsModel(
            service: service, clinician: clinician, from: start.day, patient: start.patient,
            days: SlotsModel(dependencies: shared), dependencies: shared, coordinator: coordinator)
    }

    func bookingConfirmModel(
        _ service: ServiceSlug, _ clinician: ClinicianSlug, _ start: Minute, coordinator: BookingCoordinator,
        errors: AppCoordinator
    ) -> BookingConfirmModel {
        BookingConfirmModel(
            service: service, clinician: clinician, start: start, dependencies: appointmentsDependencies(errors),
            coordinator: coordinator)
    }
}
