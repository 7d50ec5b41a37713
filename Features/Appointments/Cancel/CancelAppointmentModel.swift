import Domain
import Observation

/// Asks why an appointment is cancelled, and cancels it.
@Observable
package final class CancelAppointmentModel {
    private(set) var question = LoadState<AppointmentQuestionPresentation>.idle
    private(set) var problem: AppError?

    /// What is typed.
    var reason = "" {
        didSet { if reason != oldValue { problem = problem.unlessAboutInput } }
    }

    private let number: AppointmentNumber
    private let appointments: any AppointmentRepository
    private let timeZone: ClinicTimeZone
    private let identifiers: any IdentifierSource
    private weak var coordinator: (any AppointmentsCoordinating)?
    private weak var errors: (any ErrorRouting)?
    private var known: Appointment?
    private var attempt = Attempt()

    /// The question about one appointment, by its number.
    package init(
        number: AppointmentNumber, appointments: any AppointmentRepository, timeZone: ClinicTimeZone,
        identifiers: any IdentifierSource, coordinator: any AppointmentsCoordinating, errors: any ErrorRouting
    ) {
        self.number = number
        self.appointments = appointments
        self.timeZone = timeZone
        self.identifiers = identifiers
        self.coordinator = coordinator
        self.errors = errors
    }

    func observe() async {
        await appointments.appointment(number).load(into: \.question, of: self) { found in
            known = found.appointment
            return AppointmentQuestionPresentation(cancelling: found.appointment, in: timeZone.timeZone)
        }
    }

    /// Whether a reason is typed that closing the question would lose.
    var hasDraft: Bool { !reason.isEmpty }

    func keep() { coordinator?.cancellingAnswered() }

    /// Cancels the appointment as the question showed it.
    func cancel(_ shown: AppointmentQuestionPresentation) async {
        guard let known else { return }
        let operation = attempt.operation(for: reason, from: identifiers)
        do {
            _ = try await appointments.cancel(
                known.id, version: shown.version, reason: reason, operation: operation)
            attempt.succeeded(operation)
            coordinator?.cancellingAnswered()
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }
}
