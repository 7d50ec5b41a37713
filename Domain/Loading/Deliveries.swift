import Synchronization

/// Knows which readers were handed a snapshot that they waited for, and are not done with it yet.
///
/// Who draws a screen after a write waits for them first. Their order of running says nothing: an executor may run what
/// was resumed first later.
package final class Deliveries: Sendable {
    private struct State {
        var open = 0
        var waiters: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    /// Nothing on its way.
    package init() {}

    /// Waits until every reader that was handed a snapshot has come back for the next one, or has stopped.
    ///
    /// Returns at once when there is none. A reader that waits for something else before it comes back is waited for,
    /// too.
    package func allTakenIn() async {
        guard state.withLock({ $0.open > 0 }) else { return }
        // A checked one has the runtime look for conformances at the first screen. It is resumed by whoever takes it
        // out of the list, or here where it was never put in.
        await withUnsafeContinuation { waiter in
            let isDone = state.withLock { state in
                if state.open > 0 { state.waiters.append { waiter.resume() } }
                return state.open == 0
            }
            if isDone { waiter.resume() }
        }
    }

    func begin() {
        state.withLock { $0.open += 1 }
    }

    func end() {
        let waiters = state.withLock { state -> [@Sendable () -> Void] in
            state.open -= 1
            guard state.open == 0 else { return [] }
            defer { state.waiters = [] }
            return state.waiters
        }
        for resume in waiters { resume() }
    }
}
