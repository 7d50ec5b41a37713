import Synchronization

/// Counts the readers that were handed a value they had waited for and have not come back for the next one.
///
/// Wait for them before you draw a screen that shows the values: an executor may run the reader that was resumed first
/// later than you.
public final class PendingDeliveries: Sendable {
    private struct State {
        var open = 0
        var waiters: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    /// No deliveries yet.
    public init() {}

    /// Waits until every reader that received a value has asked for the next one or has stopped.
    ///
    /// Returns at once if there is none. Also waits for a reader that waits for something else in between.
    public func allTakenIn() async {
        guard state.withLock({ $0.open > 0 }) else { return }
        // A checked continuation makes the runtime look up conformances at the first screen. Either the list resumes
        // this one, or it was never added and is resumed here.
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
