import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Everything that implements the repositories: one contract holds for all of them.
enum Implementation: String, CaseIterable {
    case fake
    case memoryStore
    case fileStore
    /// A store in memory whose every write goes to a remote in memory.
    case station
    /// A store in memory whose every write goes to a PostgreSQL.
    case postgresStation

    /// Those of a clinic without a remote.
    static let local: [Implementation] = [.fake, .memoryStore, .fileStore]

    /// All that there is here. That there is no PostgreSQL is said by the tests of the remote itself.
    static let here = allCases.filter { $0 != .postgresStation || PostgresServer.isThere }

    /// Runs `body` with a clinic of its own, and clears up after it.
    func withClinic(_ body: (ContractClinic) async throws -> Void) async throws {
        switch self {
        case .fake: try await body(fake())
        case .memoryStore: try await body(store(.memory))
        case .fileStore: try await withFolder { folder in try await body(store(.folder(folder))) }
        case .station: try await station(on: .fake, body)
        case .postgresStation: try await station(on: .postgres, body)
        }
    }

    /// The clinic as a station: whatever a rule did to it, another station has it afterwards.
    private func station(on engine: Engine, _ body: (ContractClinic) async throws -> Void) async throws {
        let (clock, identifiers) = (FixedClock(), SequentialIdentifiers())
        try await engine.withRemote { way in
            let store = try open(.memory, clock, identifiers)
            try await store.initialize(try way(), at: "memory", random: SeededGenerator(seed: 1))
            #expect(try await store.sync.sync().problem == nil)
            try await body(clinic(of: store, clock, identifiers))
            let report = try await store.sync.sync()
            #expect(report.problem == nil)
            #expect(report.left.queued + report.left.parked + report.left.conflicts == 0)
            #expect(try await Stations.joined(try way()).records() == store.records())
        }
    }

    func fake() -> ContractClinic {
        let (clock, identifiers) = (FixedClock(), SequentialIdentifiers())
        let sessions = FakeStaffSessionRepository(clock: clock)
        let orders = FakeOrderRepository(sessions: sessions, clock: clock)
        let catalog = FakeCatalogRepository(sessions: sessions, clock: clock)
        let failedWrites = FakeFailedWriteRepository(sessions: sessions, clock: clock)
        return ContractClinic(
            orders: orders,
            patients: FakePatientRepository(sessions: sessions, clock: clock),
            appointments: FakeAppointmentRepository(
                sessions: sessions, clock: clock, timeZone: AppointmentContract.timeZone),
            catalog: catalog,
            carts: FakeCartRepository(catalog: catalog, orders: orders, sessions: sessions, clock: clock),
            music: FakeMusicRepository(clock: clock),
            onboarding: FakeOnboardingRepository(sessions: sessions),
            failedWrites: failedWrites,
            sync: FakeSyncRepository(sessions: sessions, clock: clock),
            sessions: sessions,
            savedStates: FakeSavedStateRepository(), preferences: FakePreferencesRepository(clock: clock),
            clock: clock, identifiers: identifiers
        ) { what in
            failedWrites.note(
                FailedWrite(id: Identifier(identifiers.next()), what: what, error: .full, at: clock.now))
        }
    }

    private func store(_ location: StoreLocation) throws -> ContractClinic {
        let (clock, identifiers) = (FixedClock(), SequentialIdentifiers())
        return clinic(of: try open(location, clock, identifiers), clock, identifiers)
    }

    private func open(
        _ location: StoreLocation, _ clock: FixedClock, _ identifiers: SequentialIdentifiers
    ) throws -> ClinicStore {
        try ClinicStore.open(
            location, clock: clock, identifiers: identifiers, passwords: .least,
            polling: ChangePolling(clock: ManualClock(), interval: .seconds(1))
        ) { _ in }
    }

    func clinic(
        of store: ClinicStore, _ clock: FixedClock, _ identifiers: any IdentifierSource
    ) -> ContractClinic {
        ContractClinic(
            orders: store.orders, patients: store.patients, appointments: store.appointments, catalog: store.catalog,
            carts: store.carts, music: store.music, onboarding: store.onboarding, failedWrites: store.failedWrites,
            sync: store.sync,
            sessions: store.sessions, savedStates: store.savedStates,
            preferences: store.preferences, clock: clock, identifiers: identifiers
        ) { (store.failedWrites as? FailedWriteLog)?.note($0, .full) }
    }
}

extension AppError {
    /// What fails a write in the contracts.
    fileprivate static let full = AppError.storage(.full(path: "/clinic"))
}

/// Runs `body` with the path of a folder that is not there yet, in one that is taken away afterwards.
func withFolder<Value>(in place: URL? = nil, _ body: (String) async throws -> Value) async throws -> Value {
    let parent = try newFolder(in: place)
    defer { try? FileManager.default.removeItem(at: parent) }
    return try await body(parent.appending(path: "data").path(percentEncoded: false))
}

/// A new folder of the system's naming, among the temporary files or elsewhere.
func newFolder(in place: URL? = nil) throws -> URL {
    let place = place ?? FileManager.default.temporaryDirectory
    var template = Array(place.appending(path: "clinic-XXXXXX").path.utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return URL(filePath: path, directoryHint: .isDirectory)
}
