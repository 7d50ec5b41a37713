import Appointments
import Domain

/// The view models of the Appointments section.
extension DependencyContainer {
    func agendaModel(_ day: Day?, coordinator: AppointmentsCoordinator) -> AgendaModel {
        AgendaModel(day: day, appointments: appointments, timeZone: timeZone, clock: clock, coordinator: coordinator)
    }

    func appointmentDetailModel(
        _ number: AppointmentNumber, coordinator: AppointmentsCoordinator
    ) -> AppointmentDetailModel {
        AppointmentDetailModel(
            number: number, appointments: appointments, timeZone: timeZone, coordinator: coordinator)
    }

    func rescheduleModel(_ number: AppointmentNumber, coordinator: AppointmentsCoordinator) -> SlotsModel {
        SlotsModel(
            moving: number, appointments: appointments, timeZone: timeZone, clock: clock, coordinator: coordinator)
    }

    func moveAppointmentModel(
        _ number: AppointmentNumber, to start: Minute, coordinator: AppointmentsCoordinator, errors: AppCoordinator
    ) -> MoveAppointmentModel {
        MoveAppointmentModel(
            number: number, to: start, appointments: appointments, timeZone: timeZone, identifiers: identifiers,
            coordinator: coordinator, errors: errors)
    }

    func cancelAppointmentModel(
        _ number: AppointmentNumber, coordinator: AppointmentsCoordinator, errors: AppCoordinator
    ) -> CancelAppointmentModel {
        CancelAppointmentModel(
            number: number, appointments: appointments, timeZone: timeZone, identifiers: identifiers,
            coordinator: coordinator, errors: errors)
    }
}
