import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A copy of an open clinic.
@Suite struct CopyTests {
    private static let ana = Credentials(userName: "ana", password: Secret("clinic-demo"))

    private static func copy(of store: ClinicStore) throws(AppError) -> ClinicStore {
        try store.copy(
            clock: FixedClock(), identifiers: SequentialIdentifiers(after: 90_000), deliveries: PendingDeliveries(),
            passwords: .least)
    }

    private static func width(of store: ClinicStore) async -> Int? {
        for await snapshot in store.preferences.preferences() {
            if case .value(let preferences, _, _) = snapshot { return preferences.lineLength }
        }
        return nil
    }

    private static func save(width: Int, in store: ClinicStore, _ number: Int) async throws {
        var reader = store.preferences.preferences().reader()
        _ = try await store.preferences.save(
            Preferences(lineLength: width), over: try await reader.value(), operation: OperationID(.sample(number)))
    }

    @Test func `it keeps what was there, and neither sees what the other does later`() async throws {
        let store = try StoreHarness.open(.memory)
        try await Self.save(width: 50, in: store, 1)
        let copy = try Self.copy(of: store)
        #expect(copy.preferences.atStart.lineLength == 50)
        try await Self.save(width: 60, in: store, 2)
        try await Self.save(width: 70, in: copy, 3)
        #expect(await Self.width(of: store) == 60)
        #expect(await Self.width(of: copy) == 70)
    }

    @Test func `nobody is signed in in the copy, and everybody can sign in`() async throws {
        let store = try StoreHarness.open(.memory)
        _ = try await store.sessions.signIn(Self.ana, operation: OperationID(.sample(1)))
        let copy = try Self.copy(of: store)
        for await snapshot in copy.sessions.session() {
            guard case .value(let session, _, _) = snapshot else { continue }
            #expect(session == nil)
            break
        }
        let session = try await copy.sessions.signIn(Self.ana, operation: OperationID(.sample(2)))
        #expect(session.staff.userName == "ana")
    }

    @Test func `a clinic in a file is copied, too`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            try await Self.save(width: 50, in: store, 1)
            let copy = try Self.copy(of: store)
            try await Self.save(width: 70, in: copy, 2)
            #expect(await Self.width(of: store) == 50)
        }
    }
}
