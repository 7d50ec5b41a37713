import Synchronization

/// A limit on how many enter at once; the others wait in line.
final class Turnstile: Sendable {
    private struct State {
        var free: Int
        var line: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(places: Int) {
        state = Mutex(State(free: places))
    }

    /// Whether anybody waits.
    var hasLine: Bool { state.withLock { !$0.line.isEmpty } }

    /// Waits for a place.
    func enter() async {
        await withCheckedContinuation { mine in
            let isLetIn = state.withLock { state in
                guard state.free == 0 else {
                    state.free -= 1
                    return true
                }
                state.line.append(mine)
                return false
            }
            if isLetIn { mine.resume() }
        }
    }

    /// Gives the place to the one who has waited longest.
    func leave() {
        let next: CheckedContinuation<Void, Never>? = state.withLock { state in
            guard state.line.isEmpty else { return state.line.removeFirst() }
            state.free += 1
            return nil
        }
        next?.resume()
    }
}
