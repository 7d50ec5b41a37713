import Domain
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The additions of a workstation to its store.
@Suite(.timeLimit(.minutes(60))) struct ClinicWorkstationTests {
    @Test func `a clinic without a remote queues nothing`() async throws {
        let workstation = try WorkstationHarness.open(.memory)
        try await workstation.signIn(.receptionist)
        _ = try await workstation.register("Ada Byron")
        #expect(try workstation.rows(of: "outbox") == [])
        #expect(try await workstation.status() == .local)
    }

    @Test func `a remote that is named is known by its last address`() async throws {
        let workstation = try WorkstationHarness.open(.memory)
        for address in ["postgresql://one/clinic", "postgresql://two/clinic"] {
            try await workstation.name(remote: address)
            let known = try workstation.database.read { connection throws(AppError) in
                try RemoteRow.read(from: connection)
            }
            #expect(known?.address == address)
        }
    }

    @Test func `a clinic that is put onto a remote queues from then on`() async throws {
        let workstation = try WorkstationHarness.open(.memory)
        try await workstation.signIn(.receptionist)
        try await workstation.share(on: FakeRemote(FakeRemoteServer()), at: "memory")
        _ = try await workstation.register("Ada Byron")
        #expect(try workstation.rows(of: "outbox").count == 1)
    }

    /// Parts that keep each other would hold the connection to the remote until the program ends.
    @Test func `a workstation that is gone has let its remote go`() async throws {
        weak var kept: FakeRemote?
        do {
            let remote = FakeRemote(FakeRemoteServer())
            kept = remote
            let workstation = try await Workstations.opened(remote)
            try await workstation.signIn(.receptionist)
            _ = try await workstation.register("Ada Byron")
        }
        #expect(kept == nil)
    }

    @Test func `a store of a shared clinic writes no shared record without a queue`() async throws {
        let workstation = try await Workstations.opened(FakeRemote(FakeRemoteServer()))
        let before = try workstation.records()
        let alone = try workstation.reopenedStore()
        _ = try await alone.sessions.signIn(.sample(.receptionist), operation: StoreHarness.operation())
        let draft = PatientDraft(name: "Ada Byron", born: "1990-01-01", phone: "600 555 123")
        await #expect(throws: AppError.unexpected("a shared clinic has no queue of changes")) {
            try await alone.patients.register(draft, operation: StoreHarness.operation())
        }
        #expect(try workstation.records() == before)
    }
}
