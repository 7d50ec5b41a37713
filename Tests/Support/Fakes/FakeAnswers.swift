import Domain
import Synchronization

/// How a fake answers: at once and truly, unless a test says otherwise.
package final class FakeAnswers: Sendable {
    private struct State {
        var nextFailure: AppError?
        var lostAnswer: AppError?
        var outage: AppError?
        var freshness = Freshness.fresh
        var isHeld = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let changed = Mutex<@Sendable () -> Void>({})

    init() {}

    /// Makes the next call fail, read or write, and only that one. A read says so first and goes on.
    package func failNext(with error: AppError) {
        state.withLock { $0.nextFailure = error }
    }

    /// Lets the next write happen and then fail all the same: its answer is lost.
    package func loseNextAnswer(with error: AppError = .unexpected("the answer was lost")) {
        state.withLock { $0.lostAnswer = error }
    }

    /// Makes every call fail until it is set to nil; open reads say so at once.
    package var outage: AppError? {
        get { state.withLock(\.outage) }
        set { change { $0.outage = newValue } }
    }

    /// How fresh reads say their values are; open reads say so at once.
    package var freshness: Freshness {
        get { state.withLock(\.freshness) }
        set { change { $0.freshness = newValue } }
    }

    /// Holds every answer back: reads say nothing more, writes neither happen nor return, until ``release()``.
    package func hold() {
        state.withLock { $0.isHeld = true }
    }

    /// Gives the answers that were held back.
    package func release() {
        change { $0.isHeld = false }
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for writer in waiting { writer.resume() }
    }
}

extension FakeAnswers {
    var isHeld: Bool { state.withLock(\.isHeld) }

    func onChange(_ action: @escaping @Sendable () -> Void) {
        changed.withLock { $0 = action }
    }

    /// Waits while answers are held, then fails if a test asked for that.
    func write() async throws(AppError) {
        await held()
        if let failure = takeFailure() { throw failure }
    }

    /// Called by a write that has happened: fails if a test asked for its answer to be lost.
    func written() throws(AppError) {
        let lost = state.withLock { state in
            defer { state.lostAnswer = nil }
            return state.lostAnswer
        }
        if let lost { throw lost }
    }

    /// The failure that a test asked for, used up unless it is an outage.
    func takeFailure() -> AppError? {
        state.withLock { state in
            defer { state.nextFailure = nil }
            return state.nextFailure ?? state.outage
        }
    }

    func held() async {
        await withCheckedContinuation { writer in
            let waits = state.withLock { state in
                if state.isHeld { state.waiting.append(writer) }
                return state.isHeld
            }
            if !waits { writer.resume() }
        }
    }

    private func change(_ edit: (inout State) -> Void) {
        state.withLock { edit(&$0) }
        changed.withLock { $0 }()
    }
}
