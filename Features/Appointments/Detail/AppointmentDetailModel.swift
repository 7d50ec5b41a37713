import Domain
import Observation

/// Keeps one appointment current, and asks the coordinator for what the user wants next.
@Observable
package final class AppointmentDetailModel {
    private(set) var appointment = LoadState<AppointmentPresentation>.idle

    private let number: AppointmentNumber
    private let dependencies: AppointmentsDependencies
    private weak let coordinator: (any AppointmentsCoordinating)?
    private var patient: PatientNumber?

    /// One appointment, by its number.
    package init(
        number: AppointmentNumber, dependencies: AppointmentsDependencies, coordinator: any AppointmentsCoordinating
    ) {
        self.number = number
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    var title: String { "Appointment \(number)" }

    func observe() async {
        await dependencies.appointments.appointment(number).load(into: \.appointment, of: self) { found in
            patient = found.appointment.patient.number
            return AppointmentPresentation(found, now: dependencies.clock.now, in: dependencies.timeZone)
        }
    }

    func showPatient() {
        guard let patient else { return }
        coordinator?.showPatient(patient)
    }

    func showHistory() { coordinator?.showHistory(of: number) }
    func reschedule() { coordinator?.showReschedule(of: number) }
    func confirmCancelling() { coordinator?.confirmCancelling(number) }
}
