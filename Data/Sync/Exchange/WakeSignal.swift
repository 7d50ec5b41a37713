import Synchronization

/// Wakes one waiting task. A signal without one is kept for the next.
final class WakeSignal: Sendable {
    private struct State {
        var isRaised = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Raises the signal.
    func raise() {
        let waiting = state.withLock { state in
            state.isRaised = state.waiting == nil
            return state.waiting.take()
        }
        waiting?.resume()
    }

    /// Forgets a kept signal.
    func lower() {
        state.withLock { $0.isRaised = false }
    }

    /// Waits for the signal and lowers it, or until the task is cancelled.
    func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    let isOver = state.isRaised || Task.isCancelled
                    if isOver { state.isRaised = false } else { state.waiting = continuation }
                    return isOver
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.take() }?.resume()
        }
    }
}
