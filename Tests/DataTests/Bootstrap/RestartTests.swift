import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The data that outlives the process, and the data that must not.
@Suite(.timeLimit(.minutes(60))) struct RestartTests {
    @Test func `an operation is remembered after a restart`() async throws {
        try await withFolder { folder in
            let operation = StoreHarness.operation()
            var moved: [Order] = []
            for _ in 1...2 {
                let store = try StoreHarness.open(.folder(folder))
                _ = try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
                var reader = store.orders.order(try #require(OrderNumber(1_043))).reader()
                let order = try await reader.value()
                moved.append(
                    try await store.orders.move(
                        order.id, version: order.version, to: .packed, operation: operation))
            }
            #expect(moved.first == moved.last)
            #expect(moved.last?.history.map(\.state) == [.placed, .paid, .packed])
        }
    }

    @Test func `a session ends with the process and its time is kept`() async throws {
        try await withFolder { folder in
            let first = try await signIn(try StoreHarness.open(.folder(folder)))
            let store = try StoreHarness.open(.folder(folder))
            var sessions = store.sessions.session().reader()
            #expect(try await sessions.value() == nil)
            #expect(try await signIn(store).lastSignIn == first.startedAt)
        }
    }

    /// Another process stands in for an answer that was lost between the file and the session.
    @Test func `a recorded sign-in without a session begins one at the next try`() async throws {
        try await withFolder { folder in
            let operation = StoreHarness.operation()
            let first = try await StoreHarness.open(.folder(folder)).sessions
                .signIn(.sample(.clinician), operation: operation)
            let store = try StoreHarness.open(.folder(folder))
            var sessions = store.sessions.session().reader()
            #expect(try await sessions.value() == nil)
            let again = try await store.sessions.signIn(.sample(.clinician), operation: operation)
            #expect(again == first)
            #expect(await sessions.readyValue() == first)
            await store.sessions.signOut(operation: StoreHarness.operation())
            _ = try await store.sessions.signIn(.sample(.clinician), operation: operation)
            #expect(try await sessions.value() == nil, "what began here once is not begun again")
        }
    }

    @Test func `saved places are kept`() async throws {
        try await withFolder { folder in
            let place = Foundation.Data("clinic://orders/1042".utf8)
            try await StoreHarness.open(.folder(folder)).savedStates.save([.visitor: place])
            let store = try StoreHarness.open(.folder(folder))
            #expect(try await store.savedStates.savedState(of: .visitor) == place)
        }
    }

    @Test func `an operation id with other content is refused`() async throws {
        let store = try StoreHarness.open(.memory)
        let operation = StoreHarness.operation()
        _ = try await store.sessions.signIn(.sample(.manager), operation: operation)
        var list = store.orders.orders(OrderQuery(filter: .open)).reader()
        let order = try #require(try await list.value().orders.first { $0.state == .placed })
        await #expect(throws: AppError.unexpected("an operation id was used twice")) {
            try await store.orders.move(order.id, version: 1, to: .paid, operation: operation)
        }
    }

    private func signIn(_ store: ClinicStore) async throws -> StaffSession {
        try await store.sessions.signIn(.sample(.clinician), operation: StoreHarness.operation())
    }
}
