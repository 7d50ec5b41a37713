import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The contract of the sync status and of the queue, for the fake and for a workstation.
@Suite(.timeLimit(.minutes(60))) struct SyncContractTests {
    @Test(arguments: Implementation.allCases, SyncContract.rules)
    func `a clinic without a remote`(_ implementation: Implementation, _ rule: ContractRule) async throws {
        let (clock, identifiers) = (FixedClock(), SequentialIdentifiers())
        switch implementation {
        case .fake: try await rule.check(implementation.fake())
        case .memoryStore: try await rule.check(Self.workstation(.memory, clock, identifiers))
        case .fileStore:
            try await withFolder { try await rule.check(Self.workstation(.folder($0), clock, identifiers)) }
        }
    }

    @Test(arguments: QueueImplementation.allCases, OutboxContract.rules)
    func `what waits for a remote`(_ implementation: QueueImplementation, _ rule: ContractRule) async throws {
        try await implementation.withQueue(rule.check)
    }

    private static func workstation(
        _ location: StoreLocation, _ clock: FixedClock, _ identifiers: SequentialIdentifiers
    ) throws -> ContractClinic {
        let workstation = ClinicWorkstation(try Implementation.open(location, clock, identifiers))
        return ContractClinic(of: workstation.store, sync: workstation.sync, clock, identifiers)
    }
}
