import Domain
import Testing

extension ContractClinic {
    /// Everyone whom a manager sees.
    func everyColleague() async throws -> [Colleague] {
        var reader = staff.colleagues().reader()
        return try await reader.value()
    }

    /// The colleague with a user name.
    func colleague(_ userName: String) async throws -> Colleague {
        var reader = staff.colleague(try #require(StaffSlug(userName))).reader()
        return try await reader.value()
    }

    /// Changes a colleague, as a new operation unless one is given.
    @discardableResult
    func change(
        _ userName: String, _ change: StaffChange, seeing seen: Colleague? = nil, as operation: OperationID? = nil
    ) async throws -> Colleague {
        let present = try await colleague(userName)
        return try await staff.change(change, of: seen ?? present, operation: operation ?? self.operation())
    }

    /// Invites Oda Lund, a receptionist.
    @discardableResult
    func inviteOda(as operation: OperationID? = nil) async throws -> Invitation {
        let draft = try ColleagueDraft(name: "Oda Lund", userName: "oda", role: .receptionist)
        return try await staff.invite(draft, operation: operation ?? self.operation())
    }

    func accept(_ userName: String, _ code: String, _ password: String) async throws {
        try await staff.accept(userName, code: Secret(code), password: Secret(password), operation: operation())
    }

    /// Tries to accept an invitation. Returns the error, or nil on success.
    func problem(
        accepting userName: String, _ code: InvitationCode, _ password: String = "nine warm stones"
    ) async -> AppError? {
        do {
            try await staff.accept(
                userName, code: Secret(code.text), password: Secret(password), operation: operation())
            return nil
        } catch {
            return error
        }
    }

    /// Expects that the person who is signed in neither sees nor changes the staff.
    func refusesStaff(_ error: AppError, about colleague: Colleague) async throws {
        var list = staff.colleagues().reader()
        #expect(try await list.error() == error)
        await #expect(throws: error) { try await inviteOda() }
        await #expect(throws: error) { try await staff.inviteAgain(colleague, operation: operation()) }
        await #expect(throws: error) { try await staff.change(.leaving, of: colleague, operation: operation()) }
    }
}
