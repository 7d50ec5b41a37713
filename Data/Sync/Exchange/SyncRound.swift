import Domain
import Synchronization

/// One round of exchanging, which several may wait for: it goes on as long as any of them does.
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

    /// What the round did, for whoever does not ask for it.
    var outcome: SyncReport { get async { await task.value } }

    /// Takes one more who waits for the round.
    ///
    /// - Returns: false where it was broken off already.
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
