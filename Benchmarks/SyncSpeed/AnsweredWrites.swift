import Synchronization

/// Counts answers, and notes when most have come: the last workstations only wait after their failures.
final class AnsweredWrites: Sendable {
    private struct State {
        var left: Int
        var end: ContinuousClock.Instant?
    }

    /// How many are most.
    let most: Int
    private let state: Mutex<State>

    init(of count: Int) {
        most = count * 19 / 20
        state = Mutex(State(left: most))
    }

    /// When most had come.
    var end: ContinuousClock.Instant? { state.withLock(\.end) }

    func add(_ count: Int) {
        state.withLock { state in
            state.left -= count
            if state.left <= 0, state.end == nil { state.end = .now }
        }
    }
}
