import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
@testable import DataTests

/// The clinics whose writes wait for a remote.
enum QueueImplementation: CaseIterable {
    case fake
    case station

    /// Runs `body` with a clinic of its own, to which it can let a change happen that waits for a person.
    func withQueue(_ body: (ContractClinic) async throws -> Void) async throws {
        try await body(self == .fake ? queueingFake() : queueingStation())
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

    private func queueingStation() async throws -> ContractClinic {
        let stations = try await Stations(as: .manager)
        await stations.first.sessions.signOut(operation: StoreHarness.operation())
        var clinic = ContractClinic(
            of: stations.first.store, sync: stations.first.sync, FixedClock(), HarnessIdentifiers())
        clinic.bringAbout = { waiting in
            switch waiting {
            case .refused: try await stations.first.writeWhatIsRefused()
            case .fields:
                try await stations.second.edit(.known(2_003)) { ($0.name, $0.phone) = ("Ada Byron", "600 555 111") }
                try await stations.first.signIn(.receptionist)
                try await stations.first.edit(.known(2_003)) { ($0.name, $0.phone) = ("Zoe Young", "600 555 222") }
            case .record:
                _ = try await stations.second.move(.known(1_044), to: .cancelled)
                try await stations.first.signIn(.manager)
                _ = try await stations.first.pay(.known(1_044))
                _ = try await stations.first.move(.known(1_044), to: .packed)
            }
            _ = try await stations.second.sync.sync()
            if waiting != .refused { _ = try await stations.first.sync.sync() }
            return try await stations.first.now { $0.sync.queue(limit: 1) }.entries[0].id
        }
        return clinic
    }
}

extension ClinicStation {
    /// Queues a change as if the remote had refused it, and a note that waits for it.
    fileprivate func writeWhatIsRefused() async throws {
        try await signIn(.clinician)
        try await note("A note", about: try await register("Ada Byron").number)
        _ = try await writer.write { connection throws(AppError) in
            try connection.run("UPDATE outbox SET state = 'parked', problem = 'shortage x' WHERE number = 1")
        }
    }
}

/// The identities that the rest of the tests of a station take theirs from, too.
private struct HarnessIdentifiers: IdentifierSource {
    func next() -> UUID { StoreHarness.operation().rawValue }
}
