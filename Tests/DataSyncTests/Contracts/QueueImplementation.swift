import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The implementations with writes that wait for a remote.
enum QueueImplementation: CaseIterable {
    case fake
    case workstation

    /// Runs `body` with a new clinic, in which a change can be made to wait for a person.
    func withQueue(_ body: (ContractClinic) async throws -> Void) async throws {
        try await body(self == .fake ? queueingFake() : queueingWorkstation())
    }

    private func queueingFake() throws -> ContractClinic {
        var clinic = Implementation.fake.fake()
        let sync = try #require(clinic.sync as? FakeSyncRepository)
        clinic.bringAbout = { waiting in
            switch waiting {
            case .refused:
                sync.put(.sample(17, .parked(.conflict("No."))), needing: .managePatients)
                sync.put(.sample(18, .waiting), after: .known(17), needing: .keepClinicalNotes)
            case .fields:
                let fields = OutboxField.contestedSamples.filter(\.isContested)
                sync.put(.sample(17, .conflicting, fields: fields), needing: .managePatients)
            case .record:
                sync.put(.sample(17, .conflicting, fields: OutboxField.wholeSamples), needing: .takePayment)
                sync.put(.sample(18, .waiting), after: .known(17), needing: .handOutOrders)
            }
            return .known(17)
        }
        return clinic
    }

    private func queueingWorkstation() async throws -> ContractClinic {
        let workstations = try await Workstations(as: .manager)
        await workstations.first.sessions.signOut(operation: StoreHarness.operation())
        var clinic = ContractClinic(
            of: workstations.first.store, sync: workstations.first.sync, FixedClock(), HarnessIdentifiers())
        clinic.bringAbout = { waiting in
            switch waiting {
            case .refused: try await workstations.first.writeWhatIsRefused()
            case .fields:
                try await workstations.second.edit(.known(2_003)) { ($0.name, $0.phone) = ("Ada Byron", "600 555 111") }
                try await workstations.first.signIn(.receptionist)
                try await workstations.first.edit(.known(2_003)) { ($0.name, $0.phone) = ("Zoe Young", "600 555 222") }
            case .record:
                _ = try await workstations.second.move(.known(1_044), to: .cancelled)
                try await workstations.first.signIn(.manager)
                _ = try await workstations.first.pay(.known(1_044))
                _ = try await workstations.first.move(.known(1_044), to: .packed)
            }
            _ = try await workstations.second.sync.sync()
            if waiting != .refused { _ = try await workstations.first.sync.sync() }
            return try await workstations.first.now { $0.sync.queue(limit: 1) }.entries[0].id
        }
        return clinic
    }
}

extension ClinicWorkstation {
    /// Queues a change as if the remote had refused it, and a note that waits for it.
    fileprivate func writeWhatIsRefused() async throws {
        try await signIn(.clinician)
        try await note("A note", about: try await register("Ada Byron").number)
        _ = try await writer.write { connection throws(AppError) in
            try connection.run("UPDATE outbox SET state = 'parked', problem = 'shortage x' WHERE number = 1")
        }
    }
}

/// The source of identities that the other tests of a workstation use, too.
private struct HarnessIdentifiers: IdentifierSource {
    func next() -> UUID { StoreHarness.operation().rawValue }
}
