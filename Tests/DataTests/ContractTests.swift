import Support
import Testing

/// One contract for each repository protocol, held by the fake, the store in memory and the store on disk.
@Suite(.timeLimit(.minutes(10))) struct ContractTests {
    @Test(arguments: Implementation.here, OrderContract.rules)
    func orders(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.here, CatalogContract.rules)
    func catalog(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.here, AppointmentContract.rules)
    func appointments(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.here, CartContract.rules)
    func carts(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.here, StaffSessionContract.rules)
    func sessions(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.here, PreferencesContract.rules)
    func preferences(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.here, MusicContract.rules)
    func music(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.here, OnboardingContract.rules)
    func onboarding(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.here, FailedWriteContract.rules)
    func failedWrites(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.local, SyncContract.rules)
    func sync(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.queueing, OutboxContract.rules)
    func outbox(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withQueue(rule.check)
    }

    @Test(arguments: Implementation.here, SavedStateContract.rules)
    func savedStates(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.here, OperationContract.rules)
    func operations(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.here, PatientContract.rules)
    func patients(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }
}
