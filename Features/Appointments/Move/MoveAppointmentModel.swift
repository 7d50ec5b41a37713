import Domain
import Observation

/// Asks whether an appointment shall really be moved to a time, and moves it if so.
@Observable
package final class MoveAppointmentModel {
    private(set) var question = LoadState<AppointmentQuestionPresentation>.idle
    private(set) var problem: AppError?

    private let number: AppointmentNumber
    private let start: Minute
    private let appointments: any AppointmentRepository
    private let timeZone: ClinicTimeZone
    private let identifiers: any IdentifierSource
    private weak var coordinator: (any AppointmentsCoordinating)?
    private weak var errors: (any ErrorRouting)?
    private var known: Appointment?
    private var attempt = Attempt()

    /// The question about one appointment, by its number, and when it would start.
    package init(
        number: AppointmentNumber, to start: Minute, appointments: any AppointmentRepository,
        timeZone: ClinicTimeZone, identifiers: any IdentifierSource, coordinator: any AppointmentsCoordinating,
        errors: any ErrorRouting
    ) {
        self.number = number
        self.start = start
        self.appointments = appointments
        self.timeZone = timeZone
        self.identifiers = identifiers
        self.coordinator = coordinator
        self.errors = errors
    }

    func observe() async {
        await appointments.appointment(number).load(into: \.question, of: self) { found in
            known = found.appointment
            return AppointmentQuestionPresentation(
                moving: found.appointment, to: start.date, in: timeZone.timeZone)
        }
    }

    func keep() { coordinator?.movingAnswered(moved: false) }

    /// Moves the appointment as the question showed it.
    func move(_ shown: AppointmentQuestionPresentation) async {
        guard let known else { return }
        let operation = attempt.operation(from: identifiers)
        do {
            _ = try await appointments.reschedule(
                known.id, version: shown.version, to: start, operation: operation)
            attempt.succeeded(operation)
            coordinator?.movingAnswered(moved: true)
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }
}
