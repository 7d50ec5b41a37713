import DesignSystem
import Domain
import Observation

/// Keeps a draft of what the user changes about a patient, says what someone else changed meanwhile, and saves.
@Observable
package final class PatientEditModel {
    private(set) var form = LoadState<PatientFormDraft>.idle
    private(set) var problems = PatientFormProblems()
    private(set) var problem: AppError?

    /// What the form holds.
    var draft: PatientFormDraft {
        get { edit.draft }
        set {
            let old = draft
            guard newValue != old else { return }
            (edit.draft, alike) = (newValue, [])
            if problems.forget(whereDiffer: newValue, old) { problem = problems.summary }
        }
    }

    /// The patients whom this one would look like by what is changed, as far as that was asked about the draft as it
    /// is.
    private(set) var alike: [PatientRowPresentation] = []

    private var edit = FormEdit<PatientFormDraft, Patient>(PatientFormDraft())

    private let number: PatientNumber
    private let patients: any PatientRepository
    private let clock: any WallClock
    private let timeZone: ClinicTimeZone
    private let identifiers: any IdentifierSource
    private weak var coordinator: (any PatientsCoordinating)?
    private weak var errors: (any ErrorRouting)?
    private var attempt = Attempt()

    /// The form of a patient, by their number.
    package init(
        number: PatientNumber, patients: any PatientRepository, clock: any WallClock, timeZone: ClinicTimeZone,
        identifiers: any IdentifierSource, coordinator: any PatientsCoordinating, errors: any ErrorRouting
    ) {
        self.number = number
        self.patients = patients
        self.clock = clock
        self.timeZone = timeZone
        self.identifiers = identifiers
        self.coordinator = coordinator
        self.errors = errors
    }

    var title: String { "Edit \(number)" }

    /// Whether something is changed that leaving would lose.
    var hasDraft: Bool { edit.hasDraft }

    /// What someone else changed since the form was opened.
    var changes: [FieldChange] { edit.changes }

    /// What the draft on screen is saved over.
    var base: Patient? { edit.base }

    func observe() async {
        await patients.patient(number).load(into: \.form, of: self) { patient in
            change { $0.receive(patient, as: PatientFormDraft(PatientDraft(patient.facts))) }
            return PatientFormDraft(PatientDraft(patient.facts))
        }
    }

    /// Saves the draft over a patient as the form was drawn over them, despite those whom they were shown to look like.
    func save(over base: Patient?, despite seen: [PatientRowPresentation] = []) async {
        problems = draft.problems(today: Day(of: clock.now, in: timeZone.timeZone))
        problem = problems.summary
        guard problem == nil, let base else { return }
        let operation = attempt.operation(for: draft, from: identifiers)
        do {
            let done = try await patients.save(
                draft.typed, of: base.id, over: base.revision, despite: seen.numbers, operation: operation)
            take(done, operation)
        } catch {
            if case .conflict = error { change { $0.refuse() } }
            problem = errors.leftToShow(of: error)
        }
    }

    func show(_ row: PatientRowPresentation) {
        guard let number = PatientNumber(row.id) else { return }
        coordinator?.showPatient(number)
    }

    /// Whoever looks like somebody looks like the draft that was shown, and no other.
    private func change(_ step: (inout FormEdit<PatientFormDraft, Patient>) -> Void) {
        let shown = draft
        step(&edit)
        if draft != shown { alike = [] }
    }

    private func take(_ done: PatientEdit, _ operation: OperationID) {
        switch done {
        case .looksLike(let patients): alike = patients.map(PatientRowPresentation.init)
        case .saved(let patient):
            attempt.succeeded(operation)
            edit.start(from: patient, as: PatientFormDraft(PatientDraft(patient.facts)))
            coordinator?.editSaved()
        }
    }
}
