import Foundation
import Synchronization
import Testing

@testable import Channels

/// A reader may miss values in between, but never the newest or the end.
@MainActor @Suite struct LiveValuesTests {
    private let deliveries = PendingDeliveries()

    @Test func `a reader that comes late is given the newest value, once`() async {
        let (stream, continuation) = LiveValues<Int>.makeStream(deliveries)
        for value in 1...3 { continuation.yield(value) }
        var reader = stream.makeAsyncIterator()
        #expect(await reader.next(isolation: #isolation) == 3)
        continuation.finish()
        #expect(await reader.next(isolation: #isolation) == nil)
    }

    @Test func `two readers are each given every value that they wait for`() async {
        let (stream, continuation) = LiveValues<Int>.makeStream(deliveries)
        let readers = (0..<2).map { _ in Task.immediate { await stream.numbers } }
        for value in 1...3 {
            continuation.yield(value)
            #expect(!isQuiet, "neither has come back")
            await deliveries.allTakenIn()
        }
        continuation.finish()
        for reader in readers { #expect(await reader.value == [1, 2, 3]) }
    }

    @Test func `a second reader that comes late is given the newest value, too`() async {
        let (stream, continuation) = LiveValues<Int>.makeStream(deliveries)
        continuation.yield(7)
        for _ in 1...2 { #expect(await stream.first == 7) }
    }

    @Test func `a reader that is cancelled leaves the others reading`() async {
        let (stream, continuation) = LiveValues<Int>.makeStream(deliveries)
        let (gone, here) = (Task.immediate { await stream.numbers }, Task.immediate { await stream.numbers })
        gone.cancel()
        #expect(await gone.value == [])
        continuation.yield(1)
        await deliveries.allTakenIn()
        continuation.finish()
        #expect(await here.value == [1])
    }

    @Test func `a reader that breaks off is not waited for, while others go on`() async {
        let deliveries = PendingDeliveries()
        let (stream, continuation) = LiveValues<Int>.makeStream(deliveries)
        let staying = Task.immediate { await stream.numbers }
        let leaving = Task.immediate { await stream.first }
        continuation.yield(1)
        #expect(await leaving.value == 1)
        await deliveries.allTakenIn()
        continuation.finish()
        #expect(await staying.value == [1])
    }

    @Test func `a value that arrives while a reader begins to wait is given to it, once`() async {
        let channel = Channel(deliveries)
        channel.offer(PackedValue(7))
        let reader = channel.makeReader()
        let parcel = await channel.wait(reader, isolation: #isolation) as? PackedValue<Int>
        #expect(parcel?.value == 7)
        #expect(channel.takeReady(reader) == nil)
    }

    @Test func `a value after the end reaches nobody, and a value before it does`() async {
        let (stream, continuation) = LiveValues<Int>.makeStream(deliveries)
        continuation.yield(1)
        continuation.finish()
        continuation.yield(2)
        #expect(await stream.numbers == [1])
    }

    @Test func `a waiting reader is resumed by the end, which it receives once`() async {
        let (stream, continuation) = LiveValues<Int>.makeStream(deliveries)
        let ends = Mutex(0)
        continuation.onTermination { ends.withLock { $0 += 1 } }
        let reader = Task.immediate { await stream.numbers }
        #expect(ends.withLock { $0 } == 0)
        continuation.finish()
        continuation.finish()
        #expect(await reader.value == [])
        #expect(ends.withLock { $0 } == 1)
        continuation.onTermination { ends.withLock { $0 += 1 } }
        #expect(ends.withLock { $0 } == 2, "a read that is over is over at once")
    }

    @Test func `when the last reader is cancelled and nobody holds the read, it ends`() async {
        let ends = Mutex(0)
        let reader = {
            let (stream, continuation) = LiveValues<Int>.makeStream(deliveries)
            continuation.onTermination { ends.withLock { $0 += 1 } }
            return Task.immediate { await stream.numbers }
        }()
        #expect(ends.withLock { $0 } == 0)
        reader.cancel()
        #expect(await reader.value == [])
        #expect(ends.withLock { $0 } == 1)
    }

    @Test func `a reader that waited is waited for until it comes back, stops or is cancelled`() async {
        for ending in 0..<3 {
            let (stream, continuation) = LiveValues<Int>.makeStream(deliveries)
            let reader = Task.immediate { await stream.numbers }
            #expect(isQuiet, "nobody was handed anything")
            continuation.yield(1)
            #expect(!isQuiet, "the reader has not come back")
            if ending == 1 { continuation.finish() }
            if ending == 2 { reader.cancel() }
            await deliveries.allTakenIn()
            continuation.finish()
            #expect(await reader.value == [1])
        }
    }

    @Test func `a value without a reader is not pending`() {
        let (stream, continuation) = LiveValues<Int>.makeStream(deliveries)
        continuation.yield(1)
        #expect(isQuiet)
        withExtendedLifetime(stream) {}
    }

    /// Whether a wait for all readers would end at once.
    private var isQuiet: Bool {
        var isOver = false
        Task.immediate {
            await deliveries.allTakenIn()
            isOver = true
        }
        return isOver
    }
}

extension LiveValues<Int> {
    fileprivate var first: Int? {
        get async {
            for await number in self { return number }
            return nil
        }
    }

    /// All numbers up to the end.
    fileprivate var numbers: [Int] {
        get async {
            var numbers: [Int] = []
            for await number in self { numbers.append(number) }
            return numbers
        }
    }
}
