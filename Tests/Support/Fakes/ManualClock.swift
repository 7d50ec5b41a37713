import Synchronization

/// A clock for sleeping that a test moves by hand. Sleepers wake when the test moves it, without real waiting.
package final class ManualClock: Clock {
    /// A moment on this clock.
    package struct Instant: InstantProtocol {
        fileprivate let offset: Duration

        /// The moment a duration later.
        package func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
        /// The duration until another moment.
        package func duration(to other: Self) -> Duration { other.offset - offset }
        /// Orders by time.
        package static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let wake: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var nextKey = 0
        var sleepers: [Int: Sleeper] = [:]
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    /// A clock at zero.
    package init() {}

    /// The present moment.
    package var now: Instant { state.withLock(\.now) }
    /// Exact to any duration.
    package var minimumResolution: Duration { .zero }

    /// Sleeps until the test has moved the clock to `deadline`, or the task is cancelled.
    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let key = state.withLock { state in
            defer { state.nextKey += 1 }
            return state.nextKey
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { add(Sleeper(deadline: deadline, wake: $0), key) }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: key) }?.wake.resume(throwing: CancellationError())
        }
    }

    /// Waits until a task sleeps on this clock, or several do.
    package func someoneSleeps(atLeast count: Int = 1) async {
        await withCheckedContinuation { watcher in
            let isTrueNow = state.withLock { state in
                let isTrueNow = state.sleepers.count >= count
                if !isTrueNow { state.watchers.append((count, watcher)) }
                return isTrueNow
            }
            if isTrueNow { watcher.resume() }
        }
    }

    /// Whether a task sleeps on this clock.
    package var hasSleepers: Bool { state.withLock { !$0.sleepers.isEmpty } }

    /// Moves the clock, and wakes every sleeper whose deadline has passed.
    package func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for key in due.keys { state.sleepers[key] = nil }
            return due.values.map(\.wake)
        }
        for sleeper in due { sleeper.resume() }
    }

    private func add(_ sleeper: Sleeper, _ key: Int) {
        guard !Task.isCancelled else { return sleeper.wake.resume(throwing: CancellationError()) }
        let watchers = state.withLock { state in
            state.sleepers[key] = sleeper
            let count = state.sleepers.count
            defer { state.watchers.removeAll { $0.count <= count } }
            return state.watchers.filter { $0.count <= count }
        }
        for watcher in watchers { watcher.continuation.resume() }
    }
}
