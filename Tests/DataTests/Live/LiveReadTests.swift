import DataSupport
import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(60))) struct LiveReadTests {
    @Test func `a change by another store on the file reaches open streams`() async throws {
        try await withFolder { folder in
            let ticks = ManualClock()
            let polling = ChangePolling(clock: ticks, interval: .milliseconds(250))
            let here = try StoreHarness.open(.folder(folder), polling: polling)
            let there = try StoreHarness.open(.folder(folder))
            for store in [here, there] {
                _ = try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            }
            var orders = here.orders.order(try #require(OrderNumber(1_043))).reader()
            let paid = try await orders.value()
            for state in [OrderState.packed, .shipped] {
                let seen = state == .packed ? paid.version : paid.version + 1
                _ = try await there.orders.move(
                    paid.id, version: seen, to: state, operation: StoreHarness.operation())
                await ticks.someoneSleeps()
                ticks.advance(by: .milliseconds(250))
                #expect(try await orders.value().state == state)
            }
        }
    }

    @Test func `a stream is released when its reader is cancelled`() async throws {
        try await withFolder { folder in
            let ticks = ManualClock()
            let polling = ChangePolling(clock: ticks, interval: .milliseconds(250))
            let store = try StoreHarness.open(.folder(folder), polling: polling)
            let stream = store.orders.orders(OrderQuery())
            #expect(store.live.count == 1)
            #expect(store.live.isWatching)
            await ticks.someoneSleeps()
            let reader = Task { for await _ in stream {} }
            reader.cancel()
            await reader.value
            #expect(store.live.count == 0)
            #expect(!store.live.isWatching)
            #expect(!ticks.hasSleepers, "the watcher has ended")
        }
    }

    @Test func `a stream that nobody reads is released`() async throws {
        let store = try StoreHarness.open(.memory)
        for _ in 0..<100 {
            _ = store.orders.orders(OrderQuery())
            _ = store.sessions.session()
        }
        #expect(store.live.count == 0)
    }

    @Test func `only streams from a file are watched for`() async throws {
        try await withFolder { folder in
            let (onDisk, inMemory) = (try StoreHarness.open(.folder(folder)), try StoreHarness.open(.memory))
            let (session, orders) = (onDisk.sessions.session(), inMemory.orders.orders(OrderQuery()))
            #expect(!onDisk.live.isWatching)
            #expect(!inMemory.live.isWatching)
            withExtendedLifetime((session, orders)) {}
        }
    }

    @Test func `a stream ends with its store`() async throws {
        var store: ClinicStore? = try StoreHarness.open(.memory)
        let stream = try #require(store?.sessions.session())
        store = nil
        var snapshots = 0
        for await _ in stream { snapshots += 1 }
        #expect(snapshots == 1)
        #expect(store == nil)
    }

    @Test func `an answer that did not change is not said again`() async throws {
        let (value, clock) = (Value(1), FixedClock())
        let live = LiveReads(clock: clock, deliveries: PendingDeliveries(), watcher: nil)
        var reader = live.stream(from: .process) { () throws(AppError) in value.get() }.reader()
        #expect(try await reader.value() == 1)
        clock.advance(by: 60)
        live.refresh()
        #expect(await reader.readyValue() == nil)
    }

    /// Hashing a password stands in for a slow read: a store that does not wait for its streams returns before it.
    @Test func `a write returns only after every stream was read again`() async throws {
        let (store, reads) = (try StoreHarness.open(.memory), Value(0))
        let stream = store.live.stream(from: .process) { () throws(AppError) in
            if reads.get() > 0 { _ = try PasswordHasher(cost: .interactive).derive(from: Secret("slow")) }
            reads.set(reads.get() + 1)
            return reads.get()
        }
        _ = try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
        #expect(reads.get() == 2)
        let order = Order.ID(ExampleIdentity.order.uuid(1_043))
        _ = try await store.orders.move(order, version: 2, to: .packed, operation: StoreHarness.operation())
        #expect(reads.get() == 3)
        await store.sessions.signOut(operation: StoreHarness.operation())
        #expect(reads.get() == 4)
        withExtendedLifetime(stream) {}
    }

    @Test func `a slow reader may miss values in between, but never the newest`() async throws {
        let value = Value(0)
        let live = LiveReads(clock: FixedClock(), deliveries: PendingDeliveries(), watcher: nil)
        var reader = live.stream(from: .process) { () throws(AppError) in value.get() }.reader()
        for number in 1...100 {
            value.set(number)
            live.refresh()
        }
        #expect(try await reader.value() == 100)
    }
}

/// A number that a test changes behind a stream.
private final class Value: Sendable {
    private let number: Mutex<Int>

    init(_ number: Int) { self.number = Mutex(number) }

    func get() -> Int { number.withLock { $0 } }
    func set(_ value: Int) { number.withLock { $0 = value } }
}
