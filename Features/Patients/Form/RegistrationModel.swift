import Domain
import Observation

/// Keeps the draft of a new patient, registers them, and warns when they look like someone who is a patient already.
@Observable
package final class RegistrationModel {
    private(set) var problems = PatientFormProblems()
    private(set) var problem: AppError?

    /// The patients that the new one looks like, as far as that was asked about the draft as it is.
    private(set) var alike: [PatientRowPresentation] = []

    /// What the form holds.
    var draft = PatientFormDraft() {
        didSet {
            guard draft != oldValue else { return }
            alike = []
            if problems.forget(whereDiffer: draft, oldValue) { problem = problems.summary }
        }
    }

    private var isRegistered = false
    private let patients: any PatientRepository
    private let clock: any WallClock
    private let timeZone: ClinicTimeZone
    private let identifiers: any IdentifierSource
    private weak var coordinator: (any PatientsCoordinating)?
    private weak var errors: (any ErrorRouting)?
    private var attempt = Attempt()

    /// An empty form.
    package init(
        patients: any PatientRepository, clock: any WallClock, timeZone: ClinicTimeZone,
        identifiers: any IdentifierSource, coordinator: any PatientsCoordinating, errors: any ErrorRouting
    ) {
        self.patients = patients
        self.clock = clock
        self.timeZone = timeZone
        self.identifiers = identifiers
        self.coordinator = coordinator
        self.errors = errors
    }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool { !isRegistered && draft != PatientFormDraft() }

    func show(_ row: PatientRowPresentation) {
        guard let number = PatientNumber(row.id) else { return }
        coordinator?.showPatient(number)
    }

    /// Registers the patient, despite those whom they were shown to look like.
    func register(despite seen: [PatientRowPresentation] = []) async {
        problems = draft.problems(today: Day(of: clock.now, in: timeZone.timeZone))
        problem = problems.summary
        guard problem == nil else { return }
        let operation = attempt.operation(for: draft, from: identifiers)
        do {
            let done = try await patients.register(draft.typed, despite: seen.numbers, operation: operation)
            take(done, operation)
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }

    private func take(_ done: PatientRegistration, _ operation: OperationID) {
        switch done {
        case .looksLike(let patients): alike = patients.map(PatientRowPresentation.init)
        case .registered(let patient):
            attempt.succeeded(operation)
            isRegistered = true
            coordinator?.registered(patient.number)
        }
    }
}

extension [PatientRowPresentation] {
    /// The numbers of the patients in the rows.
    nonisolated var numbers: [PatientNumber] { compactMap { PatientNumber($0.id) } }
}

extension PatientFormDraft {
    /// What keeps the form from being saved, by Domain's rules.
    func problems(today: Day) -> PatientFormProblems {
        do throws(PatientProblems) {
            _ = try typed.facts(today: today)
            return PatientFormProblems()
        } catch {
            return PatientFormProblems(error)
        }
    }
}
