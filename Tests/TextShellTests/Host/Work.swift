import HeadlessUI
import Observation
import Support

/// The task of one view, with its events.
@MainActor @Observable final class Work {
    /// The task's value, or nil while it runs.
    var value: Int?

    /// The task's input.
    var query = ""

    /// The events, in order.
    @ObservationIgnored private(set) var steps: [String] = []

    /// The number of times the body was evaluated.
    @ObservationIgnored private(set) var bodies = 0

    /// A view that shows the value or its progress, and runs the task.
    func view(_ work: @escaping @MainActor (Work) async -> Void) -> any View {
        Sketch {
            self.body
            EmptyView().task(id: self.query) { await work(self) }
        }
    }

    /// Waits until it is cancelled, and records the start and the cancellation.
    static func untilCancelled(_ work: Work) async {
        let name = work.query
        work.steps.append("start \(name)")
        for await _ in AsyncStream<Never>.makeStream().stream {}
        work.steps.append(Task.isCancelled ? "cancel \(name)" : "end \(name)")
    }

    func note(_ step: String) {
        steps.append(step)
    }

    @ViewBuilder private var body: some View {
        let _ = bodies += 1
        if let value { Text("\(value)") } else { ProgressView("Loading…") }
    }
}

/// Lets everything that is ready continue for a few turns: on the main actor, and on the other threads, through which
/// cancelled tasks return. `letOthersRun(while:)` is better for an expected event.
@MainActor func letOthersRun() async {
    for _ in 0..<20 {
        await Task.yield()
        await Task.detached {}.value
    }
}

/// The outcome of an operation that may hang: a test reads its value, and fails instead of waiting for ever.
@MainActor final class Outcome<Value: Sendable> {
    /// The value, or nil while the operation runs.
    private(set) var value: Value?

    /// Starts the operation.
    init(_ start: @escaping @MainActor () async -> Value) {
        Task.immediate { value = await start() }
    }

    /// The value, once it is there.
    func soon() async -> Value? {
        await letOthersRun { value == nil }
        return value
    }

    /// The value so far, after everything that is ready has continued: for values that must not arrive yet.
    func already() async -> Value? {
        await letOthersRun()
        return value
    }
}
