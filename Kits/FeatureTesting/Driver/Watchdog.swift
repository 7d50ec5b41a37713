import Dispatch
import Foundation
import HeadlessUI
import Synchronization
import Testing

/// Ends the tests when a step of a driver keeps the main actor for itself, since nothing else can fail that test.
///
/// Another thread measures how long the processor has worked on the step's thread since the step began. Once the step
/// has waited for something, it may continue on another thread, and other tests may be at work. Then the work of the
/// whole process is measured, since the main actor was last asked for a turn, and fifteen times as much is allowed for
/// each processor.
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
        /// The work of the process when the main actor was asked for a turn that it has not taken yet.
        var asked: Duration?
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "watchdog")

    private init() {
        lookAgain()
    }

    /// Starts to watch a step. Pass the returned number to ``end(_:)``.
    @MainActor func begin(_ step: Step) -> Int {
        state.withLock { state in
            state.count += 1
            state.steps.append((state.count, step))
            let clock = Self.clockOfThisThread()
            state.begun = (clock, Self.worked(by: clock))
            return state.count
        }
    }

    /// The latest step waits for the first time.
    @MainActor func waits() {
        state.withLock { ($0.begun, $0.asked) = (nil, nil) }
    }

    /// The step is over.
    @MainActor func end(_ id: Int) {
        state.withLock { state in
            state.steps.removeAll { $0.id == id }
            (state.begun, state.asked) = (nil, nil)
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
            if let begun = state.begun {
                let work = Self.worked(by: begun.clock) - begun.time
                return (work > latest.patience.work ? state.steps.map(\.step) : [], false)
            }
            let work = Self.worked(by: CLOCK_PROCESS_CPUTIME_ID)
            guard let asked = state.asked else {
                state.asked = work
                return ([], true)
            }
            let allowed = latest.patience.work * 15 * ProcessInfo.processInfo.activeProcessorCount
            return (work - asked > allowed ? state.steps.map(\.step) : [], false)
        }
        if asks { Task { @MainActor in turn() } }
        if !stuck.isEmpty { endTests(stuck) }
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
