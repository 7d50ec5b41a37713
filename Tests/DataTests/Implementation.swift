import Data
import Domain
import Foundation
import Support
import Testing

/// Everything that implements the repositories: one contract holds for all of them.
enum Implementation: String, CaseIterable {
    case fake
    case memoryStore
    case fileStore

    /// Runs `body` with a clinic of its own, and clears up after it.
    func withClinic(_ body: (ContractClinic) async throws -> Void) async throws {
        switch self {
        case .fake: try await body(fake())
        case .memoryStore: try await body(store(.memory))
        case .fileStore: try await withFolder { folder in try await body(store(.folder(folder))) }
        }
    }

    private func fake() -> ContractClinic {
        let clock = FixedClock()
        let sessions = FakeStaffSessionRepository(clock: clock)
        let orders = FakeOrderRepository(sessions: sessions, clock: clock)
        let catalog = FakeCatalogRepository(sessions: sessions, clock: clock)
        return ContractClinic(
            orders: orders,
            patients: FakePatientRepository(sessions: sessions, clock: clock),
            appointments: FakeAppointmentRepository(
                sessions: sessions, clock: clock, timeZone: AppointmentContract.timeZone),
            catalog: catalog,
            carts: FakeCartRepository(catalog: catalog, orders: orders, sessions: sessions, clock: clock),
            music: FakeMusicRepository(clock: clock),
            onboarding: FakeOnboardingRepository(sessions: sessions),
            failedWrites: FakeFailedWriteRepository(sessions: sessions, clock: clock),
            sync: FakeSyncRepository(sessions: sessions, clock: clock),
            sessions: sessions,
            savedStates: FakeSavedStateRepository(), preferences: FakePreferencesRepository(clock: clock),
            clock: clock, identifiers: SequentialIdentifiers())
    }

    private func store(_ location: StoreLocation) throws -> ContractClinic {
        let (clock, identifiers) = (FixedClock(), SequentialIdentifiers())
        let store = try ClinicStore.open(
            location, clock: clock, identifiers: identifiers, passwords: .least,
            polling: ChangePolling(clock: ManualClock(), interval: .seconds(1))
        ) { _ in }
        return ContractClinic(
            orders: store.orders, patients: store.patients, appointments: store.appointments, catalog: store.catalog,
            carts: store.carts, music: store.music, onboarding: store.onboarding, failedWrites: store.failedWrites,
            sync: store.sync,
            sessions: store.sessions, savedStates: store.savedStates,
            preferences: store.preferences, clock: clock, identifiers: identifiers)
    }
}

/// Runs `body` with the path of a folder that is not there yet, in one that is taken away afterwards.
func withFolder<Value>(_ body: (String) async throws -> Value) async throws -> Value {
    let parent = try newFolder()
    defer { try? FileManager.default.removeItem(at: parent) }
    return try await body(parent.appending(path: "data").path(percentEncoded: false))
}

/// A new folder of the system's naming.
func newFolder() throws -> URL {
    var template = Array(FileManager.default.temporaryDirectory.appending(path: "clinic-XXXXXX").path.utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return URL(filePath: path, directoryHint: .isDirectory)
}
