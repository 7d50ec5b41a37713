import Foundation
import Testing

@testable import Domain

/// A view model reads with one call, which keeps its property current.
@MainActor @Suite struct LoadingTests {
    private let deliveries = PendingDeliveries()
    private let then = Date(timeIntervalSinceReferenceDate: 0)

    /// A view model's properties for a number and for an optional word.
    private final class Shown {
        var number = LoadState<String>.idle
        var word = LoadState<String>.idle
        var values: [Int] = []
    }

    @Test func `loading shows progress at once, then what each snapshot says, until the read is over`() async {
        let (stream, continuation) = Snapshots<Int>.makeStream(deliveries)
        let shown = Shown()
        shown.number = .failed(.signInRequired)
        let reading = Task.immediate { await stream.load(into: \.number, of: shown) { "number \($0)" } }
        #expect(shown.number == .loading)
        continuation.yield(.value(7, asOf: then, freshness: .fresh))
        await deliveries.allTakenIn()
        #expect(shown.number == .loaded("number 7", asOf: then))
        continuation.yield(.unavailable(.conflict("x")))
        await deliveries.allTakenIn()
        #expect(shown.number == .stale("number 7", asOf: then, .refreshFailed(.conflict("x"))))
        continuation.finish()
        await reading.value
    }

    @Test func `a missing value is the given error, a found one is shown`() async {
        let (stream, continuation) = Snapshots<String?>.makeStream(deliveries)
        let shown = Shown()
        let reading = Task.immediate {
            await stream.load(into: \.word, of: shown, orFail: .signInRequired) { $0.uppercased() }
        }
        #expect(shown.word == .loading)
        let steps: [(Snapshot<String?>, LoadState<String>)] = [
            (.value(nil, asOf: then, freshness: .fresh), .failed(.signInRequired)),
            (.value("ana", asOf: then, freshness: .refreshing), .stale("ANA", asOf: then, .refreshing)),
            (.unavailable(.notFound("Ana")), .failed(.notFound("Ana"))),
        ]
        for (snapshot, state) in steps {
            continuation.yield(snapshot)
            await deliveries.allTakenIn()
            #expect(shown.word == state)
        }
        continuation.finish()
        await reading.value
    }

    @Test func `an action is handed each value, and nothing where there is none`() async {
        let (stream, continuation) = Snapshots<Int>.makeStream(deliveries)
        let shown = Shown()
        let reading = Task.immediate { await stream.forEachValue { shown.values.append($0) } }
        let snapshots: [Snapshot<Int>] = [
            .value(1, asOf: then, freshness: .fresh), .unavailable(.signInRequired),
            .value(2, asOf: then, freshness: .refreshing),
        ]
        for snapshot in snapshots {
            continuation.yield(snapshot)
            await deliveries.allTakenIn()
        }
        continuation.finish()
        await reading.value
        #expect(shown.values == [1, 2])
    }
}
