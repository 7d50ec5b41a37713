import Domain
import Observation

/// Keeps one appointment current, and asks the coordinator for what the user wants next.
@Observable
package final class AppointmentDetailModel {
    private(set) var appointment = LoadState<AppointmentPresentation>.idle

    private let number: AppointmentNumber
    private let appointments: any AppointmentRepository
    private let timeZone: ClinicTimeZone
    private let clock: any WallClock
    private weak var coordinator: (any AppointmentsCoordinating)?
    private var patient: PatientNumber?

    /// One appointment, by its number.
    package init(
        number: AppointmentNumber, appointments: any AppointmentRepository, timeZone: ClinicTimeZone,
        clock: any WallClock, coordinator: any AppointmentsCoordinating
    ) {
        self.number = number
        self.appointments = appointments
        self.timeZone = timeZone
        self.clock = clock
        self.coordinator = coordinator
    }

    var title: String { "Appointment \(number)" }

    func observe() async {
        await appointments.appointment(number).load(into: \.appointment, of: self) { found in
            patient = found.appointment.patient.number
            return AppointmentPresentation(found, now: clock.now, in: timeZone)
        }
    }

    func showPatient() {
        guard let patient else { return }
        coordinator?.showPatient(patient)
    }

    func reschedule() { coordinator?.showReschedule(of: number) }
    func confirmCancelling() { coordinator?.confirmCancelling(number) }
}
