import Domain
import Observation

/// Keeps current when an appointment could be instead, on one day.
@Observable
package final class RescheduleModel {
    /// The free times, or that the appointment is cancelled.
    var slots: LoadState<SlotsPresentation> { refusal.map(LoadState.failed) ?? days.slots }

    /// The visible day, and the ways to others.
    let days: SlotsModel

    private let number: AppointmentNumber
    private let dependencies: AppointmentsDependencies
    private weak let coordinator: (any AppointmentsCoordinating)?
    private var known: Appointment?

    /// The times to which an appointment could be moved.
    package init(
        number: AppointmentNumber, days: SlotsModel, dependencies: AppointmentsDependencies,
        coordinator: any AppointmentsCoordinating
    ) {
        self.number = number
        self.days = days
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    var title: String { "New time for \(number)" }

    func observeAppointment() async {
        for await snapshot in dependencies.appointments.appointment(number) {
            switch snapshot {
            case .value(let found, _, _):
                known = found.appointment
                days.readAgain()
            case .unavailable(let error): days.fail(with: error)
            }
        }
    }

    /// Follows the times, from the appointment's own day on.
    func observe() async {
        guard let known, known.isBooked else { return }
        await days.observe(
            known.service.slug, with: known.clinician.slug,
            from: Day(of: known.start, in: dependencies.timeZone), moving: known)
    }

    func choose(_ slot: SlotPresentation) {
        guard let start = Minute(slot.start) else { return }
        coordinator?.confirmMoving(number, to: start)
    }

    private var refusal: AppError? {
        known?.isBooked == false ? .conflict("Appointment \(number) is cancelled.") : nil
    }
}
