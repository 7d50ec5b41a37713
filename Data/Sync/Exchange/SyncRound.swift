import Domain
import Synchronization

/// A round of exchange with any number of waiting callers. It runs while any of them waits.
final class SyncRound: Sendable {
    private struct State {
        var waiters = 0
        var isBrokenOff = false
    }

    private let state = Mutex(State())
    private let task: Task<SyncReport, Never>

    /// A round that a task makes.
    init(_ task: Task<SyncReport, Never>) {
        self.task = task
    }

    /// The result of the round, for callers that do not keep it alive.
    var outcome: SyncReport { get async { await task.value } }

    /// Adds a waiting caller.
    ///
    /// - Returns: false if the round was already cancelled.
    func join() -> Bool {
        state.withLock { state in
            if !state.isBrokenOff { state.waiters += 1 }
            return !state.isBrokenOff
        }
    }

    /// Waits for the end of a round that was joined. With the last who waits, the round is cancelled.
    func report() async -> SyncReport {
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            let isLast = state.withLock { state in
                state.waiters -= 1
                state.isBrokenOff = state.waiters == 0
                return state.isBrokenOff
            }
            if isLast { task.cancel() }
        }
    }
}
