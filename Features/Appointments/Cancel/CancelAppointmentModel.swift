import Domain
import Observation

/// Asks why an appointment is cancelled, and cancels it.
@Observable
package final class CancelAppointmentModel {
    private(set) var question = LoadState<AppointmentQuestionPresentation>.idle
    private(set) var problem: AppError?

    /// The reason.
    var reason = "" {
        didSet { if reason != oldValue { problem = problem.unlessAboutInput } }
    }

    private let number: AppointmentNumber
    private let dependencies: AppointmentsDependencies
    private weak let coordinator: (any AppointmentsCoordinating)?
    private var known: Appointment?
    private var idempotencyKey = IdempotencyKey()

    /// The question about one appointment, by its number.
    package init(
        number: AppointmentNumber, dependencies: AppointmentsDependencies, coordinator: any AppointmentsCoordinating
    ) {
        self.number = number
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.appointments.appointment(number).load(into: \.question, of: self) { found in
            known = found.appointment
            return AppointmentQuestionPresentation(cancelling: found.appointment, in: dependencies.timeZone)
        }
    }

    /// Whether a reason is typed that closing the question would lose.
    var hasDraft: Bool { !reason.isEmpty }

    func keep() { coordinator?.cancellingAnswered() }

    /// Cancels the appointment, as the question showed it.
    func cancel(_ shown: AppointmentQuestionPresentation) async {
        guard let known else { return }
        let operation = idempotencyKey.operation(for: reason, from: dependencies.identifiers)
        do {
            _ = try await dependencies.appointments.cancel(
                known.id, version: shown.version, reason: reason, operation: operation)
            idempotencyKey.succeeded(operation)
            coordinator?.cancellingAnswered()
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}
