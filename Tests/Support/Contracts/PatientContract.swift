import Domain
import Testing

/// What every ``PatientRepository`` does.
package enum PatientContract {
    /// Each sentence of the contract.
    package static let rules =
        reading + finding + registering + lookingAlike + saving + growingAlike + repeating + noting + access
}

extension PatientRepository {
    /// Registers someone, whoever they look like.
    package func register(_ draft: PatientDraft, operation: OperationID) async throws -> Patient {
        var done = try await register(draft, despite: [], operation: operation)
        if case .looksLike(let seen) = done {
            done = try await register(draft, despite: seen.map(\.number), operation: operation)
        }
        guard case .registered(let patient) = done else { throw DoubleTake() }
        return patient
    }

    /// Saves, whoever they look like by then.
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
    /// Registers someone, whoever they look like.
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

    /// Everyone whom a typed text finds.
    func found(_ text: String) async throws -> [Patient] {
        try await everyone(PatientCriterion(try #require(SearchText(text))))
    }

    /// A patient as they are now.
    func current(_ number: PatientNumber) async throws -> Patient {
        var reader = patients.patient(number).reader()
        return try await reader.value()
    }
}

/// Someone who was to be registered or saved anyway, and was not.
private struct DoubleTake: Error {}
