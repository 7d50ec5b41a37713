import DataSupport
import Support
import Testing

/// The contract of each repository protocol, for the fake, the store in memory and the store on disk.
@Suite(.timeLimit(.minutes(10))) struct ContractTests {
    @Test(arguments: Implementation.allCases, OrderContract.rules)
    func orders(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, CatalogContract.rules)
    func catalog(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, AppointmentContract.rules)
    func appointments(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, CartContract.rules)
    func carts(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, StaffSessionContract.rules)
    func sessions(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, PreferencesContract.rules)
    func preferences(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, MusicContract.rules)
    func music(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, OnboardingContract.rules)
    func onboarding(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, FailedWriteContract.rules)
    func failedWrites(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, SavedStateContract.rules)
    func savedStates(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, OperationContract.rules)
    func operations(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, PatientContract.rules)
    func patients(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }
}
