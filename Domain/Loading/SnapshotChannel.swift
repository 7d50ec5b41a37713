import Synchronization

/// Where a live read's two ends meet: at most one snapshot that nobody took yet, or one reader that waits for it.
final class SnapshotChannel<Value: Sendable>: Sendable {
    typealias Waiter = CheckedContinuation<Snapshot<Value>?, Never>

    private struct State {
        var newest: Snapshot<Value>?
        var waiter: Waiter?
        var isOver = false
        /// Whether a reader that waited was handed a snapshot and has not come back since.
        var isTakingIn = false
        var whenOver: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())
    private let deliveries: Deliveries

    init(_ deliveries: Deliveries) {
        self.deliveries = deliveries
    }

    func offer(_ snapshot: Snapshot<Value>) {
        let waiter = state.withLock { state -> Waiter? in
            guard !state.isOver else { return nil }
            defer { state.waiter = nil }
            if state.waiter == nil {
                state.newest = snapshot
            } else {
                state.isTakingIn = true
                deliveries.begin()
            }
            return state.waiter
        }
        waiter?.resume(returning: snapshot)
    }

    /// The snapshot that nobody took yet, or nil where a reader would have to wait.
    func takeReady() -> Snapshot<Value>? {
        state.withLock { state in
            defer { state.newest = nil }
            return state.newest
        }
    }

    func take(_ waiter: Waiter) {
        let (isAnswered, answer) = state.withLock { state -> (Bool, Snapshot<Value>?) in
            if state.isOver || state.newest != nil {
                defer { state.newest = nil }
                return (true, state.newest)
            }
            state.waiter = waiter
            settle(&state)
            return (false, nil)
        }
        if isAnswered { waiter.resume(returning: answer) }
    }

    func end() {
        let (waiter, whenOver) = state.withLock { state in
            defer {
                state.waiter = nil
                state.whenOver = nil
                state.isOver = true
                settle(&state)
            }
            return (state.waiter, state.whenOver)
        }
        waiter?.resume(returning: nil)
        whenOver?()
    }

    func onEnd(_ action: @escaping @Sendable () -> Void) {
        let isOver = state.withLock { state in
            if !state.isOver { state.whenOver = action }
            return state.isOver
        }
        if isOver { action() }
    }

    private func settle(_ state: inout State) {
        guard state.isTakingIn else { return }
        state.isTakingIn = false
        deliveries.end()
    }
}
