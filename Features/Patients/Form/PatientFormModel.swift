import DesignSystem
import Domain
import Observation

/// Keeps the draft of a new patient, or of an edit, and saves it. Shows its problems, similar patients, and others'
/// changes.
@Observable
package final class PatientFormModel {
    private(set) var form = LoadState<PatientFormDraft>.idle
    private(set) var problems = PatientFormProblems()
    private(set) var problem: AppError?

    /// The patients whom this one looks like, as far as that was asked about the draft as it is.
    private(set) var alike: [PatientRowPresentation] = []

    /// The draft.
    var draft: PatientFormDraft {
        get { edit.draft }
        set {
            let (old, new) = (draft, newValue.withWholeDate(today: dependencies.today))
            guard new != old else { return }
            (edit.draft, alike) = (new, [])
            if problems.forget(whereDiffer: new, old) { problem = problems.summary }
        }
    }

    private var edit = FormEdit<PatientFormDraft, Patient>(new: PatientFormDraft())
    private let number: PatientNumber?
    private let dependencies: PatientsDependencies
    private weak let coordinator: (any PatientsCoordinating)?
    private var idempotencyKey = IdempotencyKey()

    /// The form of a patient, by their number, or an empty one for a new patient.
    package init(
        number: PatientNumber? = nil, dependencies: PatientsDependencies, coordinator: any PatientsCoordinating
    ) {
        self.number = number
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    var title: String { number.map { "Edit \($0)" } ?? "New patient" }

    /// The title of the button that saves.
    var verb: String { number == nil ? "Register" : "Save" }

    /// Whether the form can be saved. A new patient's missing fields are reported when it is tried.
    var canSave: Bool { number == nil || hasDraft }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool { edit.hasDraft }

    /// The draft restored after a restart.
    var input: [String: String] {
        get { edit.words }
        set { edit.words = newValue }
    }

    /// The fields that another person changed since the form was opened.
    var changes: [FieldChange] { edit.changes }

    /// The version that the draft is saved over; nil for a new patient.
    var base: Patient? { edit.base }

    /// Follows the saved patient. Does nothing for a new one.
    func observe() async {
        guard let number else { return }
        await dependencies.patients.patient(number).load(into: \.form, of: self) { patient in
            update { $0.receive(patient, as: PatientFormDraft(patient)) }
            return PatientFormDraft(patient)
        }
    }

    func show(_ row: PatientRowPresentation) {
        guard let number = PatientNumber(row.id) else { return }
        coordinator?.showPatient(number)
    }

    /// Registers the patient, or saves the draft over one as the form was drawn over them; despite those whom they were
    /// shown to look like.
    func save(over base: Patient?, despite seen: [PatientRowPresentation] = []) async {
        problems = draft.problems(today: dependencies.today)
        problem = problems.summary
        guard problem == nil, number == nil || base != nil else { return }
        let operation = idempotencyKey.operation(for: draft, from: dependencies.identifiers)
        do {
            if number != nil, let base {
                try await change(base, despite: seen.numbers, operation)
            } else {
                try await register(despite: seen.numbers, operation)
            }
        } catch {
            if case .conflict = error { update { $0.refuse() } }
            problem = dependencies.errors.leftToShow(of: error)
        }
    }

    private func register(despite seen: [PatientNumber], _ operation: OperationID) async throws(AppError) {
        switch try await dependencies.patients.register(draft.typed, despite: seen, operation: operation) {
        case .looksLike(let patients): alike = patients.map(PatientRowPresentation.init)
        case .registered(let patient):
            saved(patient, operation)
            coordinator?.registered(patient.number)
        }
    }

    private func change(
        _ base: Patient, despite seen: [PatientNumber], _ operation: OperationID
    ) async throws(AppError) {
        let done = try await dependencies.patients.save(
            draft.typed, of: base.id, over: base.revision, despite: seen, operation: operation)
        switch done {
        case .looksLike(let patients): alike = patients.map(PatientRowPresentation.init)
        case .saved(let patient):
            saved(patient, operation)
            coordinator?.editSaved()
        }
    }

    private func saved(_ patient: Patient, _ operation: OperationID) {
        idempotencyKey.succeeded(operation)
        edit.start(from: patient, as: PatientFormDraft(patient))
    }

    /// Similar patients belong to the draft for which they were found, and to no other.
    private func update(_ step: (inout FormEdit<PatientFormDraft, Patient>) -> Void) {
        let shown = draft
        step(&edit)
        if draft != shown { alike = [] }
    }
}

extension [PatientRowPresentation] {
    /// The numbers of the patients in the rows.
    nonisolated var numbers: [PatientNumber] { compactMap { PatientNumber($0.id) } }
}
