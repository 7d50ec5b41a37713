import DataSupport
import Support
import Testing

/// The contract of each repository protocol, for the fake, the store in memory and the store on disk.
@Suite(.timeLimit(.minutes(60))) struct ContractTests {
    @Test(arguments: Implementation.allCases, OrderContract.rules)
    func `the contract of orders`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, CatalogContract.rules)
    func `the contract of catalog`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, AppointmentContract.rules)
    func `the contract of appointments`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, CartContract.rules)
    func `the contract of carts`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, StaffSessionContract.rules)
    func `the contract of sessions`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, PreferencesContract.rules)
    func `the contract of preferences`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, MusicContract.rules)
    func `the contract of music`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, OnboardingContract.rules)
    func `the contract of onboarding`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, StaffContract.rules)
    func `the contract of staff`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, HistoryContract.rules)
    func `the contract of history`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, OfferContract.rules)
    func `the contract of offers`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, FailedWriteContract.rules)
    func `the contract of failed writes`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, SavedStateContract.rules)
    func `the contract of saved states`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, OperationContract.rules)
    func `the contract of operations`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }

    @Test(arguments: Implementation.allCases, PatientContract.rules)
    func `the contract of patients`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        try await implementation.withClinic(rule.check)
    }
}
