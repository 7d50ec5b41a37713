import Domain
import Synchronization

/// The answers of a fake: immediate and successful, unless a test decides otherwise.
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

    /// Makes the next call fail, read or write, and only that one. A read reports the error first and continues.
    package func failNext(with error: AppError) {
        state.withLock { $0.nextFailure = error }
    }

    /// Makes the next write happen and then fail: its answer is lost.
    package func loseNextAnswer(with error: AppError = .unexpected("the answer was lost")) {
        state.withLock { $0.lostAnswer = error }
    }

    /// The error of every call until it is nil again. Open reads report it at once.
    package var outage: AppError? {
        get { state.withLock(\.outage) }
        set { change { $0.outage = newValue } }
    }

    /// The freshness that reads report. Open reads report a change at once.
    package var freshness: Freshness {
        get { state.withLock(\.freshness) }
        set { change { $0.freshness = newValue } }
    }

    /// Holds every answer back until ``release()``: reads report nothing more, writes neither happen nor return.
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

    /// Waits while answers are held, then fails if a test requested that.
    func write() async throws(AppError) {
        await held()
        if let failure = takeFailure() { throw failure }
    }

    /// Fails if a test requested that the answer of a completed write be lost.
    func written() throws(AppError) {
        let lost = state.withLock { state in
            defer { state.lostAnswer = nil }
            return state.lostAnswer
        }
        if let lost { throw lost }
    }

    /// The failure that a test requested, used up unless it is an outage.
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
