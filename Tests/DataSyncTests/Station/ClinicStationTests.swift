import Domain
import Support
import Testing

@testable import Data
@testable import DataSync
@testable import DataTests

/// What a station adds to its store.
@Suite(.timeLimit(.minutes(10))) struct ClinicStationTests {
    @Test func `a clinic without a remote queues nothing`() async throws {
        let station = try StationHarness.open(.memory)
        try await station.signIn(.receptionist)
        _ = try await station.register("Ada Byron")
        #expect(try station.rows(of: "outbox") == [])
        #expect(try await station.status() == .local)
    }

    @Test func `a clinic that is put onto a remote queues from then on`() async throws {
        let station = try StationHarness.open(.memory)
        try await station.signIn(.receptionist)
        try await station.initialize(FakeRemote(FakeRemoteServer()), at: "memory", random: SeededGenerator(seed: 1))
        _ = try await station.register("Ada Byron")
        #expect(try station.rows(of: "outbox").count == 1)
    }

    @Test func `a store of a shared clinic writes no shared record without a queue`() async throws {
        let station = try await Stations.opened(FakeRemote(FakeRemoteServer()))
        let before = try station.records()
        let alone = try station.reopenedStore()
        _ = try await alone.sessions.signIn(.sample(.receptionist), operation: StoreHarness.operation())
        let draft = PatientDraft(name: "Ada Byron", born: "1990-01-01", phone: "600 555 123")
        await #expect(throws: AppError.unexpected("a shared clinic has no queue of changes")) {
            try await alone.patients.register(draft, operation: StoreHarness.operation())
        }
        #expect(try station.records() == before)
    }
}
