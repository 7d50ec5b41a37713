import Domain
import Observation

/// Keeps a draft of what the user changes about a patient, says what someone else changed meanwhile, and saves.
@Observable
package final class PatientEditModel {
    private(set) var form = LoadState<PatientFormPresentation>.idle
    private(set) var problems = PatientFormProblems()
    private(set) var problem: AppError?

    /// What the form holds.
    var draft = PatientFormDraft() {
        didSet {
            guard draft != oldValue else { return }
            alike = []
            if problems.forget(whereDiffer: draft, oldValue) { problem = problems.summary }
        }
    }

    /// The patients whom this one would look like by what is changed, as far as that was asked about the draft as it
    /// is.
    private(set) var alike: [PatientRowPresentation] = []

    /// What the draft will be saved over.
    private var base: Patient?
    private var current: Patient?
    /// What the form showed before anything was typed.
    private var origin: Patient?
    private var isRefused = false

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
    var hasDraft: Bool { base.map { PatientFormDraft(PatientDraft($0.facts)) != draft } ?? false }

    func observe() async {
        form = .loading
        for await snapshot in patients.patient(number) {
            form.receive(snapshot) { patient in
                take(patient)
                return PatientFormPresentation(origin: origin?.facts, now: patient.facts)
            }
        }
    }

    func save() async {
        await save(anyway: false)
    }

    func saveAnyway() async {
        await save(anyway: true)
    }

    func show(_ row: PatientRowPresentation) {
        guard let number = PatientNumber(row.id) else { return }
        coordinator?.showPatient(number)
    }

    private func save(anyway: Bool) async {
        problems = draft.problems(today: Day(of: clock.now, in: timeZone.timeZone))
        problem = problems.summary
        guard problem == nil, let base else { return }
        let operation = attempt.operation(for: draft, from: identifiers)
        do {
            let done = try await patients.save(
                draft.typed, of: base.id, over: base.revision, anyway: anyway, operation: operation)
            take(done, operation)
        } catch {
            if case .conflict = error { isRefused = true }
            rebaseIfRefused()
            problem = errors.leftToShow(of: error)
        }
    }

    private func take(_ done: PatientEdit, _ operation: OperationID) {
        switch done {
        case .looksLike(let patients): alike = patients.map(PatientRowPresentation.init)
        case .saved(let patient):
            attempt.succeeded(operation)
            start(from: patient)
            coordinator?.editSaved()
        }
    }

    /// An untouched form becomes what is saved; a draft stays, and stays one of what it started from.
    private func take(_ patient: Patient) {
        if hasDraft { current = patient } else { start(from: patient) }
        rebaseIfRefused()
    }

    private func start(from patient: Patient) {
        (origin, base, current) = (patient, patient, patient)
        draft = PatientFormDraft(PatientDraft(patient.facts))
    }

    /// After the user was told that someone else saved first, the next try is over what they saved: what was typed
    /// stays, the other fields are theirs.
    private func rebaseIfRefused() {
        guard isRefused, let base, let current, base.revision != current.revision else { return }
        let rebased = draft.typed.rebased(from: PatientDraft(base.facts), onto: PatientDraft(current.facts))
        draft = PatientFormDraft(rebased)
        self.base = current
        isRefused = false
    }
}
