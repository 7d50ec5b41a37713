import Domain
import Observation

/// Asks whether an appointment shall really be moved to a time, and moves it if so.
@Observable
package final class MoveAppointmentModel {
    private(set) var question = LoadState<AppointmentQuestionPresentation>.idle
    private(set) var problem: AppError?

    private let number: AppointmentNumber
    private let start: Minute
    private let dependencies: AppointmentsDependencies
    private weak let coordinator: (any AppointmentsCoordinating)?
    private var known: Appointment?
    private var idempotencyKey = IdempotencyKey()

    /// The question about one appointment, by its number, and when it would start.
    package init(
        number: AppointmentNumber, to start: Minute, dependencies: AppointmentsDependencies,
        coordinator: any AppointmentsCoordinating
    ) {
        self.number = number
        self.start = start
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.appointments.appointment(number).load(into: \.question, of: self) { found in
            known = found.appointment
            return AppointmentQuestionPresentation(
                moving: found.appointment, to: start.date, in: dependencies.timeZone)
        }
    }

    func keep() { coordinator?.movingAnswered(moved: false) }

    /// Moves the appointment, as the question showed it.
    func move(_ shown: AppointmentQuestionPresentation) async {
        guard let known else { return }
        let operation = idempotencyKey.operation(from: dependencies.identifiers)
        do {
            _ = try await dependencies.appointments.reschedule(
                known.id, version: shown.version, to: start, operation: operation)
            idempotencyKey.succeeded(operation)
            coordinator?.movingAnswered(moved: true)
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}
