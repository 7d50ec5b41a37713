import Domain
import Foundation

/// The patients of a fake, with their changes.
struct FakePatients: Sendable {
    var patients: [Patient]
    var notes: [PatientNumber: [ClinicalNote]]
    var reads: Set<FakeRead> = []
    private var applied: [OperationID: Applied] = [:]
    private var operations = AppliedOperations()

    private struct SaveContent: Hashable {
        let patient: Patient.ID
        let draft: PatientDraft
    }

    private enum Applied: Hashable {
        case patient(Patient.ID)
        case note(ClinicalNote)
    }

    init(patients: [Patient], notes: [PatientNumber: [ClinicalNote]]) {
        self.patients = patients
        self.notes = notes
    }

    mutating func put(_ patient: Patient) {
        patients.removeAll { $0.id == patient.id }
        patients.append(patient)
    }

    func patient(_ number: PatientNumber) throws(AppError) -> Patient {
        guard let found = patients.first(where: { $0.number == number }) else { throw .notFound("Patient \(number)") }
        return found
    }

    func page(_ query: PatientQuery) -> PatientPage {
        let meeting = patients.filter(query.criterion.isMet).sorted { $0.place < $1.place }
        let rest = meeting.filter { patient in query.after.map { $0 < patient.place } ?? true }
        let shown = Array(rest.prefix(query.pageSize))
        let total: Int? =
            switch query.criterion {
            case .all: meeting.count
            case .number: shown.count
            case .words(let words): words.isEmpty ? 0 : nil
            case .born, .phone: nil
            }
        return PatientPage(patients: shown, total: total, next: shown.count < rest.count ? shown.last?.place : nil)
    }

    mutating func register(
        _ draft: PatientDraft, despite seen: [PatientNumber], operation: OperationID, at now: Date
    ) throws(AppError) -> PatientRegistration {
        if try operations.contains(operation, asking: draft), case .patient(let id) = applied[operation] {
            return .registered(try patient(id))
        }
        let facts = try draft.checked(at: now)
        let alike = patients.filter { $0.facts.looksLike(facts) }.sorted { $0.place < $1.place }
        guard alike.areKnown(to: seen) else { return .looksLike(alike.told) }
        let number = (patients.map(\.number.rawValue).max() ?? 2000) + 1
        guard let free = PatientNumber(number) else { throw .unexpected("no number") }
        let patient = Patient(id: Identifier(operation.rawValue), number: free, revision: 1, facts: facts)
        patients.append(patient)
        operations.insert(operation, asking: draft)
        applied[operation] = .patient(patient.id)
        return .registered(patient)
    }

    mutating func save(
        _ draft: PatientDraft, of id: Patient.ID, over revision: Int, despite seen: [PatientNumber],
        operation: OperationID, at now: Date
    ) throws(AppError) -> PatientEdit {
        let content = SaveContent(patient: id, draft: draft)
        if try operations.contains(operation, asking: content) { return .saved(try patient(id)) }
        let facts = try draft.checked(at: now)
        let before = try patient(id)
        guard before.revision == revision else {
            throw .conflict("Someone else changed patient \(before.number) meanwhile.")
        }
        let alike = patients.filter {
            $0.id != id && $0.facts.looksLike(facts) && !$0.facts.looksLike(before.facts)
        }.sorted { $0.place < $1.place }
        guard alike.areKnown(to: seen) else { return .looksLike(alike.told) }
        let saved = Patient(id: id, number: before.number, revision: revision + 1, facts: facts)
        put(saved)
        operations.insert(operation, asking: content)
        return .saved(saved)
    }

    func page(_ query: ClinicalNoteQuery) throws(AppError) -> ClinicalNotePage {
        _ = try patient(query.patient)
        let all = notes[query.patient] ?? []
        let rest = all.reversed().filter { $0.position < query.before ?? .max }
        let shown = Array(rest.prefix(query.pageSize))
        return ClinicalNotePage(
            notes: shown, total: all.count, next: shown.count < rest.count ? shown.last?.position : nil)
    }

    mutating func write(
        _ text: String, about number: PatientNumber, by staff: Staff, operation: OperationID, at now: Date
    ) throws(AppError) -> ClinicalNote {
        let normalized = ClinicalNoteRule.normalized(text)
        let content = ["\(number)", normalized]
        if try operations.contains(operation, asking: content), case .note(let note) = applied[operation] {
            return note
        }
        if let problem = ClinicalNoteRule.problem(with: normalized) { throw .invalidInput(problem) }
        _ = try patient(number)
        let note = ClinicalNote(
            id: Identifier(operation.rawValue), position: (notes[number]?.count ?? 0) + 1, at: now, by: staff.name,
            staff: staff.id, text: normalized)
        notes[number, default: []].append(note)
        operations.insert(operation, asking: content)
        applied[operation] = .note(note)
        return note
    }

    private func patient(_ id: Patient.ID) throws(AppError) -> Patient {
        guard let found = patients.first(where: { $0.id == id }) else { throw .notFound("This patient", by: .name) }
        return found
    }
}

extension PatientDraft {
    fileprivate func checked(at now: Date) throws(AppError) -> PatientFacts {
        do throws(PatientProblems) { return try facts(today: Day(of: now, in: .gmt)) } catch { throw error.error }
    }
}

extension [Patient] {
    /// The ones reported: the first few.
    fileprivate var told: [Patient] { Array(prefix(PatientRegistration.mostAlike)) }

    /// Whether the numbers seen include all of the reported ones.
    fileprivate func areKnown(to seen: [PatientNumber]) -> Bool { told.allSatisfy { seen.contains($0.number) } }
}
