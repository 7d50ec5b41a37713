import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A workstation's record of writes that failed in its storage.
@Suite(.timeLimit(.minutes(60))) struct FailedWriteTests {
    @Test func `a write that fails in storage is kept until it is dismissed`() async throws {
        try await withFolder { folder in
            let store = try await signedIn(folder)
            let order = try await order(.placed, in: store)
            try StoreHarness.run("ALTER TABLE order_event RENAME TO elsewhere", in: folder)
            let error = await #expect(throws: AppError.self) {
                try await store.orders.move(
                    order.id, version: 1, to: .paid, operation: StoreHarness.operation())
            }
            var failed = store.failedWrites.failedWrites().reader()
            let failures = try await failed.value()
            #expect(failures.map(\.what) == ["a step of an order"])
            #expect(failures.map(\.error) == [error])
            #expect(failures.map(\.at) == [.sample])
            for failure in failures { await store.failedWrites.putAway(failure.id) }
            #expect(try await failed.value().isEmpty)
        }
    }

    @Test func `a refusal is not a failed write`() async throws {
        try await withFolder { folder in
            let store = try await signedIn(folder)
            let order = try await order(.placed, in: store)
            await #expect(throws: AppError.self) {
                try await store.orders.move(
                    order.id, version: 1, to: .delivered, operation: StoreHarness.operation())
            }
            var failed = store.failedWrites.failedWrites().reader()
            #expect(try await failed.value().isEmpty)
        }
    }

    @Test func `the newest twenty are kept for their author until a retry succeeds`() async throws {
        let session = CurrentSession()
        let live = LiveReads(clock: FixedClock(), deliveries: PendingDeliveries(), watcher: nil)
        let log = FailedWriteLog(
            session: session, live: live, clock: FixedClock(), identifiers: SequentialIdentifiers())
        _ = session.begin(.pharmacist, epoch: 0, by: StoreHarness.operation())
        for number in 1...21 { log.note("write \(number)", .storage(.full(path: "/x"))) }
        var staff = log.failedWrites().reader()
        #expect(try await staff.value().map(\.what) == (2...21).reversed().map { "write \($0)" })
        log.settle("write 21")
        #expect(try await staff.value().map(\.what) == (2...20).reversed().map { "write \($0)" })
        _ = session.begin(.sample(.receptionist), epoch: 0, by: StoreHarness.operation())
        var colleague = log.failedWrites().reader()
        #expect(try await colleague.value().isEmpty)
        session.end(by: StoreHarness.operation())
        var visitor = log.failedWrites().reader()
        await #expect(throws: AppError.signInRequired) { try await visitor.value() }
    }

    private func signedIn(_ folder: String) async throws -> ClinicStore {
        let store = try StoreHarness.open(.folder(folder))
        _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
        return store
    }

    private func order(_ state: OrderState, in store: ClinicStore) async throws -> Order {
        var page = store.orders.orders(OrderQuery(pageSize: 500)).reader()
        return try #require(try await page.value().orders.first { $0.state == state })
    }
}
