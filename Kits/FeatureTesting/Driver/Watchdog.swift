import Dispatch
import Foundation
import HeadlessUI
import Synchronization
import Testing

/// Ends the tests when a step of a driver keeps the main actor for itself, since nothing else can fail that test.
///
/// Another thread measures how long the processor has worked on the step's thread since the step began. Once the step
/// has waited for something, it may continue on any thread. Then the main actor is asked for a turn again and again,
/// and what counts is the work of the busiest thread since it was asked last. Other tests may be ahead in the queue of
/// the main actor, so fifteen times as much is allowed. With `SCREEN_TESTS_ALONE=1`, which says that there are only the
/// tests of one feature, it is as much, or three times the longest wait so far.
final class Watchdog: Sendable {
    static let ofProcess = Watchdog()

    /// A step under way.
    struct Step: Sendable {
        let test: String
        let screen: Screen?
        let patience: Patience
    }

    private struct State {
        var steps: [(id: Int, step: Step)] = []
        var count = 0
        /// The clock of the latest step's thread, and its time when the step began; nil once the step has waited.
        var begun: (clock: clockid_t, time: Duration)?
        /// Whether the main actor was asked for a turn that it has not taken yet.
        var isAsked = false
        /// The work of each thread when that was seen first.
        var workThen: [String: Duration]?
        /// The work of the busiest thread since then, as it was seen last.
        var waited = Duration.zero
        /// The most such work before a turn was taken.
        var longestWait = Duration.zero
    }

    private let isAlone = ProcessInfo.processInfo.environment["SCREEN_TESTS_ALONE"] == "1"
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "watchdog")

    private init() {
        lookAgain()
    }

    /// Starts to watch a step of the test under way, on a screen. Pass the returned number to ``end(_:)``.
    ///
    /// The main actor is asked for a turn here, so that the queue is measured before the step can loop after a wait.
    @MainActor func begin(on screen: Screen?, _ patience: Patience) -> Int {
        let test = Test.current.map { $0.displayName ?? $0.name } ?? "of an unknown name"
        let step = Step(test: test, screen: screen, patience: patience)
        ask()
        return state.withLock { state in
            state.count += 1
            state.steps.append((state.count, step))
            let clock = Self.clockOfThisThread()
            state.begun = (clock, Self.worked(by: clock))
            return state.count
        }
    }

    /// The latest step waits for the first time.
    @MainActor func waits() {
        state.withLock { $0.begun = nil }
    }

    /// The step is over.
    @MainActor func end(_ id: Int) {
        state.withLock { state in
            state.steps.removeAll { $0.id == id }
            state.begun = nil
        }
    }

    /// Asks the main actor for a turn, unless it was asked already.
    private func ask() {
        let asks = state.withLock { state in
            if state.isAsked { return false }
            (state.isAsked, state.workThen, state.waited) = (true, nil, .zero)
            return true
        }
        if asks { Task { @MainActor in takeTurn() } }
    }

    private func takeTurn() {
        state.withLock { state in
            state.longestWait = max(state.longestWait, state.waited)
            state.isAsked = false
        }
    }

    private func lookAgain() {
        queue.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
            self?.look()
            self?.lookAgain()
        }
    }

    private func look() {
        let stuck = state.withLock { state -> [Step] in
            if state.isAsked {
                state.workThen = state.workThen ?? ThreadWork.ofProcess()
                state.waited = ThreadWork.busiest(since: state.workThen ?? [:])
            }
            guard let latest = state.steps.last?.step else { return [] }
            if let begun = state.begun {
                return Self.worked(by: begun.clock) - begun.time > latest.patience.work ? state.steps.map(\.step) : []
            }
            let work = latest.patience.work
            let allowed = isAlone ? max(work, state.longestWait * 3) : work * 15
            return state.waited > allowed ? state.steps.map(\.step) : []
        }
        if !stuck.isEmpty { endTests(stuck) }
        if state.withLock({ !$0.steps.isEmpty }) { ask() }
    }

    private func endTests(_ steps: [Step]) {
        try? FileHandle.standardError.write(contentsOf: Data(Self.problem(with: steps).utf8))
        _exit(1)
    }

    /// How long the processor has worked by a clock of work.
    private static func worked(by clock: clockid_t) -> Duration {
        var time = timespec()
        clock_gettime(clock, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }

    /// The clock of this thread's work; of all the process, where a thread has none.
    private static func clockOfThisThread() -> clockid_t {
        #if os(Linux)
            var clock = clockid_t()
            if pthread_getcpuclockid(pthread_self(), &clock) == 0 { return clock }
        #endif
        return CLOCK_PROCESS_CPUTIME_ID
    }
}

extension Watchdog {
    /// The failure message: the latest step is the likeliest culprit.
    static func problem(with steps: [Step]) -> String {
        guard let latest = steps.last else { return "" }
        let others = Set(steps.dropLast().map(\.test)).subtracting([latest.test]).sorted()
        let screen = latest.screen.map { TextRenderer(width: 80).text(of: $0) } ?? "(nothing yet)"
        let also = others.isEmpty ? "" : "Under way as well: \(others.joined(separator: ", ")).\n"
        return """

            ✘ Test "\(latest.test)" does not come to an end: a view, a task or an action loops on the main actor and lets
            nobody else have a turn. All tests end here, since none can go on. The screen before that step:
            \(screen.behindGutter)
            \(also)
            """
    }
}
