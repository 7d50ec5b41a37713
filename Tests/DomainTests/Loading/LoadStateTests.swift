import Domain
import Foundation
import Testing

@Suite("Load state")
struct LoadStateTests {
    private static let then = Date(timeIntervalSinceReferenceDate: 0)
    private static let now = Date(timeIntervalSinceReferenceDate: 60)
    private static let full = AppError.storage(.full(path: "/clinic"))

    /// Every state of a screen before a snapshot arrives.
    private static let before: [LoadState<String>] = [
        .idle, .loading, .loaded("old", asOf: then), .stale("old", asOf: then, .refreshing),
        .stale("old", asOf: then, .refreshFailed(.conflict("x"))), .failed(.conflict("x")),
    ]

    @Test(
        arguments: before,
        [
            (.fresh, .loaded("7", asOf: now)), (.refreshing, .stale("7", asOf: now, .refreshing)),
            (.refreshFailed(full), .stale("7", asOf: now, .refreshFailed(full))),
            (.incomplete, .stale("7", asOf: now, .incomplete)),
        ] as [(Freshness, LoadState<String>)])
    func `a value replaces whatever was there, and says how fresh it is`(
        before: LoadState<String>, row: (freshness: Freshness, after: LoadState<String>)
    ) {
        var state = before
        state.receive(.value(7, asOf: Self.now, freshness: row.freshness)) { "\($0)" }
        #expect(state == row.after)
    }

    // holds: data-error-loadable
    @Test(
        arguments: zip(
            before,
            [
                .failed(full), .failed(full), .stale("old", asOf: then, .refreshFailed(full)),
                .stale("old", asOf: then, .refreshFailed(full)), .stale("old", asOf: then, .refreshFailed(full)),
                .failed(full),
            ] as [LoadState<String>]))
    func `a failed read makes a value stale as of its own moment, and fails without one`(
        before: LoadState<String>, after: LoadState<String>
    ) {
        var state = before
        state.receive(Snapshot<Int>.unavailable(Self.full)) { "\($0)" }
        #expect(state == after)
    }

    @Test(
        arguments: before, [.notFound("Order #9999"), .signInRequired, .notAllowed(.viewOrders)] as [AppError])
    func `what is gone, or no longer for these eyes, leaves the screen at once`(
        before: LoadState<String>, error: AppError
    ) {
        var state = before
        state.receive(Snapshot<Int>.unavailable(error)) { "\($0)" }
        #expect(state == .failed(error))
    }

    @Test func `presenting is asked of a value only`() {
        var state = LoadState<String>.loading
        var presented: [Int] = []
        let present = { (source: Int) in
            presented.append(source)
            return "\(source)"
        }
        state.receive(.unavailable(Self.full), as: present)
        state.receive(.value(7, asOf: Self.now, freshness: .fresh), as: present)
        #expect(presented == [7])
    }

    @Test(
        arguments: zip(before, [nil, nil, "old", "old", "old", nil] as [String?]))
    func `what can be shown is the value, fresh or stale`(state: LoadState<String>, value: String?) {
        #expect(state.value == value)
    }
}
