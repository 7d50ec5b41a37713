import Synchronization

/// Where a live read's two ends meet: at most one snapshot that nobody took yet, or one reader that waits for it.
///
/// One class for all live reads, which sees snapshots as parcels: were it generic, the runtime would look its types up
/// dozens of times for every read, which cost a third of reading a page.
package final class SnapshotChannel: Sendable {
    /// A snapshot, whatever it is of.
    package typealias Parcel = any AnyObject & Sendable
    /// Not a checked one, for which the runtime would look for conformances. Whoever takes it out of the state, or
    /// never put it in, resumes it.
    typealias Waiter = UnsafeContinuation<Parcel?, Never>

    private struct State {
        var newest: Parcel?
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

    /// Hands a snapshot to the reader that waits, or keeps it as the newest.
    package func offer(_ snapshot: Parcel) {
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
    package func takeReady() -> Parcel? {
        state.withLock { state in
            defer { state.newest = nil }
            return state.newest
        }
    }

    /// The next snapshot, or nil when the read is over or the reader was cancelled.
    package func wait(isolation actor: isolated (any Actor)?) async -> Parcel? {
        await withTaskCancellationHandler {
            await withUnsafeContinuation(isolation: actor) { take($0) }
        } onCancel: {
            end()
        }
    }

    private func take(_ waiter: Waiter) {
        let (isAnswered, answer) = state.withLock { state -> (Bool, Parcel?) in
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
