import Appointments
import Domain

/// The view models of the Appointments section.
extension DependencyContainer {
    /// The dependencies that they share with booking.
    func appointmentsDependencies(_ errors: AppCoordinator) -> AppointmentsDependencies {
        AppointmentsDependencies(
            appointments: appointments, timeZone: timeZone, clock: clock, identifiers: identifiers, errors: errors)
    }

    func agendaModel(_ day: Day?, coordinator: AppointmentsCoordinator, errors: AppCoordinator) -> AgendaModel {
        AgendaModel(day: day, dependencies: appointmentsDependencies(errors), coordinator: coordinator)
    }

    func appointmentDetailModel(
        _ number: AppointmentNumber, coordinator: AppointmentsCoordinator, errors: AppCoordinator
    ) -> AppointmentDetailModel {
        AppointmentDetailModel(
            number: number, dependencies: appointmentsDependencies(errors), coordinator: coordinator)
    }

    func rescheduleModel(
        _ number: AppointmentNumber, coordinator: AppointmentsCoordinator, errors: AppCoordinator
    ) -> RescheduleModel {
        let shared = appointmentsDependencies(errors)
        return RescheduleModel(
            number: number, days: SlotsModel(dependencies: shared), dependencies: shared, coordinator: coordinator)
    }

    func moveAppointmentModel(
        _ number: AppointmentNumber, to start: Minute, coordinator: AppointmentsCoordinator, errors: AppCoordinator
    ) -> MoveAppointmentModel {
        MoveAppointmentModel(
            number: number, to: start, dependencies: appointmentsDependencies(errors), coordinator: coordinator)
    }

    func cancelAppointmentModel(
        _ number: AppointmentNumber, coordinator: AppointmentsCoordinator, errors: AppCoordinator
    ) -> CancelAppointmentModel {
        CancelAppointmentModel(
            number: number, dependencies: appointmentsDependencies(errors), coordinator: coordinator)
    }
}
