import Data
import Domain
import Foundation
import Support

/// The implementations of the repositories, which share one contract.
package enum Implementation: String, CaseIterable {
    case fake
    case memoryStore
    case fileStore

    /// Runs `body` with a new clinic, and cleans up afterwards.
    ///
    /// - Throws: what `body` does, or what is then wrong with a store.
    package func withClinic(_ body: (ContractClinic) async throws -> Void) async throws {
        switch self {
        case .fake: try await body(fake())
        case .memoryStore: try await Self.withStore(.memory, body)
        case .fileStore: try await withFolder { folder in try await Self.withStore(.folder(folder), body) }
        }
    }

    /// A new clinic of fakes.
    package func fake() -> ContractClinic {
        let (clock, identifiers) = (FixedClock(), SequentialIdentifiers())
        let sessions = FakeStaffSessionRepository(clock: clock)
        let orders = FakeOrderRepository(sessions: sessions, clock: clock)
        let catalog = FakeCatalogRepository(sessions: sessions, clock: clock)
        let appointments = FakeAppointmentRepository(
            sessions: sessions, clock: clock, timeZone: AppointmentContract.timeZone)
        let patients = FakePatientRepository(sessions: sessions, appointments: appointments, clock: clock)
        let staff = FakeStaffRepository(sessions: sessions, clock: clock)
        let failedWrites = FakeFailedWriteRepository(sessions: sessions, clock: clock)
        return ContractClinic(
            orders: orders,
            patients: patients,
            appointments: appointments,
            catalog: catalog,
            carts: FakeCartRepository(catalog: catalog, orders: orders, sessions: sessions, clock: clock),
            music: FakeMusicRepository(clock: clock),
            onboarding: FakeOnboardingRepository(sessions: sessions),
            staff: staff,
            history: FakeHistoryRepository(
                patients: patients, orders: orders, appointments: appointments, catalog: catalog, staff: staff,
                sessions: sessions, clock: clock),
            offers: FakeOfferRepository(sessions: sessions, clock: clock),
            failedWrites: failedWrites,
            sync: FakeSyncRepository(sessions: sessions, clock: clock),
            sessions: sessions,
            savedStates: FakeSavedStateRepository(sessions: sessions),
            preferences: FakePreferencesRepository(clock: clock),
            clock: clock, identifiers: identifiers
        ) { what in
            failedWrites.note(
                FailedWrite(id: Identifier(identifiers.next()), what: what, error: .full, at: clock.now))
        }
    }

    private static func withStore(
        _ location: StoreLocation, _ body: (ContractClinic) async throws -> Void
    ) async throws {
        let (clock, identifiers) = (FixedClock(), SequentialIdentifiers())
        let store = try open(location, clock, identifiers)
        let sync = FakeSyncRepository(sessions: FakeStaffSessionRepository(clock: clock), clock: clock)
        try await body(ContractClinic(of: store, sync: sync, clock, identifiers))
        try store.database.check()
    }

    /// Opens a store with cheap passwords.
    package static func open(
        _ location: StoreLocation, _ clock: FixedClock, _ identifiers: SequentialIdentifiers
    ) throws -> ClinicStore {
        guard location != .memory else {
            return try OpenedClinics.copy(joining: nil, passwords: .least, clock: clock, identifiers: identifiers)
        }
        return try ClinicStore.open(
            location, clock: clock, identifiers: identifiers, passwords: .least,
            polling: ChangePolling(clock: ManualClock(), interval: .seconds(1))
        ) { _ in }
    }
}

extension ContractClinic {
    /// A clinic in a store, with the given sync repository.
    package init(
        of store: ClinicStore, sync: any SyncRepository, _ clock: FixedClock, _ identifiers: any IdentifierSource
    ) {
        self.init(
            orders: store.orders, patients: store.patients, appointments: store.appointments, catalog: store.catalog,
            carts: store.carts, music: store.music, onboarding: store.onboarding, staff: store.staff,
            history: store.history,
            offers: store.offers, failedWrites: store.failedWrites, sync: sync, sessions: store.sessions,
            savedStates: store.savedStates, preferences: store.preferences, clock: clock, identifiers: identifiers
        ) { (store.failedWrites as? FailedWriteLog)?.note($0, .full) }
    }
}

extension AppError {
    /// The error of a failing write in the contracts.
    fileprivate static let full = AppError.storage(.full(path: "/clinic"))
}

/// Runs `body` with the path of a folder that does not exist yet, in one that is deleted afterwards.
package func withFolder<Value>(in place: URL? = nil, _ body: (String) async throws -> Value) async throws -> Value {
    let parent = try newFolder(in: place)
    defer { try? FileManager.default.removeItem(at: parent) }
    return try await body(parent.appending(path: "data").path(percentEncoded: false))
}

/// A new folder with a unique name, among the temporary files or elsewhere.
package func newFolder(in place: URL? = nil) throws -> URL {
    let place = place ?? FileManager.default.temporaryDirectory
    var template = Array(place.appending(path: "clinic-XXXXXX").path.utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return URL(filePath: path, directoryHint: .isDirectory)
}
