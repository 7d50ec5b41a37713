import Domain
import Testing

/// The rules that every ``PatientRepository`` keeps.
package enum PatientContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array(
        [
            reading, finding, registering, lookingAlike, saving, growingAlike, repeating, noting, looking, access,
        ].joined())
}

extension PatientRepository {
    /// Registers a patient regardless of any who are alike.
    package func register(_ draft: PatientDraft, operation: OperationID) async throws -> Patient {
        var done = try await register(draft, despite: [], operation: operation)
        if case .looksLike(let seen) = done {
            done = try await register(draft, despite: seen.map(\.number), operation: operation)
        }
        guard case .registered(let patient) = done else { throw DoubleTake() }
        return patient
    }

    /// Saves regardless of any patients who are alike.
    package func save(
        _ draft: PatientDraft, of patient: Patient.ID, over revision: Int, operation: OperationID
    ) async throws -> Patient {
        var done = try await save(draft, of: patient, over: revision, despite: [], operation: operation)
        if case .looksLike(let seen) = done {
            done = try await save(
                draft, of: patient, over: revision, despite: seen.map(\.number), operation: operation)
        }
        guard case .saved(let saved) = done else { throw DoubleTake() }
        return saved
    }
}

extension ContractClinic {
    /// Registers a patient regardless of any who are alike.
    @discardableResult
    func register(
        _ name: String, born: String = "1980-02-29", phone: String = "+34 600 000 000", as operation: OperationID? = nil
    ) async throws -> Patient {
        let draft = PatientDraft(name: name, born: born, phone: phone)
        return try await patients.register(draft, operation: operation ?? self.operation())
    }

    /// One page of patients.
    func page(_ query: PatientQuery) async throws -> PatientPage {
        var reader = patients.patients(query).reader()
        return try await reader.value()
    }

    /// Everyone who meets a criterion, read in pages.
    func everyone(_ criterion: PatientCriterion = .all, pageSize: Int = 100) async throws -> [Patient] {
        var (query, found) = (PatientQuery(criterion, pageSize: pageSize), [Patient]())
        repeat {
            let page = try await page(query)
            #expect(page.patients.count <= pageSize)
            found += page.patients
            query.after = page.next
        } while query.after != nil && found.count < 1_000
        return found
    }

    /// Every patient that a typed text finds.
    func found(_ text: String) async throws -> [Patient] {
        try await everyone(PatientCriterion(try #require(SearchText(text))))
    }

    /// The current state of a patient.
    func current(_ number: PatientNumber) async throws -> Patient {
        var reader = patients.patient(number).reader()
        return try await reader.value()
    }
}

/// A registration or save that was refused twice because of patients who are alike.
private struct DoubleTake: Error {}
