import HeadlessUI
import Observation
import Support

/// The work of one view, and what became of it.
@MainActor @Observable final class Work {
    /// What the work found, or nil while it is on its way.
    var value: Int?

    /// What the work depends on.
    var query = ""

    /// What happened, in order.
    @ObservationIgnored private(set) var steps: [String] = []

    /// How often the body was asked for.
    @ObservationIgnored private(set) var bodies = 0

    /// A view that shows the value, or that it is on its way, and does the work.
    func view(_ work: @escaping @MainActor (Work) async -> Void) -> any View {
        Sketch {
            self.body
            EmptyView().task(id: self.query) { await work(self) }
        }
    }

    /// Waits until it is cancelled, and writes down when it started and was cancelled.
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

/// Lets everything that is ready go on, a few turns long: on the main actor, and on the other threads, by way of which
/// work comes back that was cancelled. What has to happen is better waited for by `letOthersRun(while:)`.
@MainActor func letOthersRun() async {
    for _ in 0..<20 {
        await Task.yield()
        await Task.detached {}.value
    }
}

/// What becomes of something that may hang: a test asks for its value, and fails instead of waiting for ever.
@MainActor final class Outcome<Value: Sendable> {
    /// What it gave, or nil while it goes on.
    private(set) var value: Value?

    /// Starts it.
    init(_ start: @escaping @MainActor () async -> Value) {
        Task.immediate { value = await start() }
    }

    /// What it gave, as soon as it did.
    func soon() async -> Value? {
        await letOthersRun { value == nil }
        return value
    }

    /// What it gave by now, after everything that is ready has gone on: for what must not come yet.
    func already() async -> Value? {
        await letOthersRun()
        return value
    }
}
