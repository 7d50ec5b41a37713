import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The contract of the sync status and of the queue, for the fake and for a workstation.
@Suite(.timeLimit(.minutes(60))) struct SyncContractTests {
    @Test(arguments: Implementation.allCases, SyncContract.rules)
    func `a clinic without a remote`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        switch implementation {
        case .fake: try await rule.check(implementation.fake())
        case .memoryStore: try await Self.check(rule, at: .memory)
        case .fileStore: try await withFolder { try await Self.check(rule, at: .folder($0)) }
        }
    }

    @Test(arguments: QueueImplementation.allCases, OutboxContract.rules)
    func `what waits for a remote`(_ implementation: QueueImplementation, _ rule: ContractRule) async throws {
        try await implementation.withQueue(rule.check)
    }

    private static func check(_ rule: ContractRule, at location: StoreLocation) async throws {
        let (clock, identifiers) = (FixedClock(), SequentialIdentifiers())
        let workstation = ClinicWorkstation(try Implementation.open(location, clock, identifiers))
        try await rule.check(ContractClinic(of: workstation.store, sync: workstation.sync, clock, identifiers))
        try workstation.database.check()
    }
}
