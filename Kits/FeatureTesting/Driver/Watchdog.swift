import Dispatch
import Foundation
import HeadlessUI
import Synchronization
import Testing

/// Ends the tests when a step of a driver keeps the main actor for itself, since nothing else can fail that test.
///
/// Another thread looks how long the processor has worked for the main actor since the step began. Once the step has
/// waited for something, other tests may be at work meanwhile; then it is the work since the main actor was asked for a
/// turn, behind all that waits for one, and thirty times as much is allowed.
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
        /// Whether the latest step has not waited yet, so that nobody else can be at work.
        var isCertain = false
        /// The work of the processor when the main actor was asked for a turn that it has not taken yet.
        var asked: Duration?
    }

    private let state = Mutex(State())
    private let clock: clockid_t
    private let queue = DispatchQueue(label: "watchdog")

    /// Watches the thread that it is made on.
    private init() {
        clock = Self.clockOfThisThread()
        lookAgain()
    }

    /// Begins to watch a step, until ``end(_:)`` of what this gives.
    @MainActor func begin(_ step: Step) -> Int {
        state.withLock { state in
            state.count += 1
            state.steps.append((state.count, step))
            (state.isCertain, state.asked) = (true, worked())
            return state.count
        }
    }

    /// The latest step waits for the first time.
    @MainActor func waits() {
        state.withLock { $0.isCertain = false }
    }

    /// The step is over.
    @MainActor func end(_ id: Int) {
        state.withLock { state in
            state.steps.removeAll { $0.id == id }
            state.isCertain = false
        }
    }

    private func turn() {
        state.withLock { $0.asked = nil }
    }

    private func lookAgain() {
        queue.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
            self?.look()
            self?.lookAgain()
        }
    }

    private func look() {
        let (stuck, asks) = state.withLock { state -> ([Step], Bool) in
            guard let latest = state.steps.last?.step else { return ([], false) }
            guard let asked = state.asked else {
                state.asked = worked()
                return ([], true)
            }
            let allowed = latest.patience.work * (state.isCertain ? 1 : 30)
            return (worked() - asked > allowed ? state.steps.map(\.step) : [], false)
        }
        if asks { Task { @MainActor in turn() } }
        if !stuck.isEmpty { endTests(stuck) }
    }

    private func endTests(_ steps: [Step]) {
        try? FileHandle.standardError.write(contentsOf: Data(Self.problem(with: steps).utf8))
        _exit(1)
    }

    /// How long the processor has worked for the watched thread.
    private func worked() -> Duration {
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
    /// The latest step is the likeliest; the tests of others that were under way are named below.
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
