/// Where someone wants to go, while a gate looks something up. It ends once: decided, or dropped for a newer one.
@MainActor public final class PendingRequest {
    private var task: Task<Void, Never>?
    private var isOver = false
    private var waiters: [() -> Void] = []

    /// Nothing is looked up yet.
    public init() {}

    /// Carries a check out, and hears what the gates decide unless the request is dropped before.
    public func begin<Route: Equatable, Refusal>(
        _ check: GateCheck<Route, Refusal>, then follow: @escaping (GateDecision<Route, Refusal>) -> Void
    ) {
        let look: @MainActor () async -> Void = { [weak self] in
            let decision = await check.decision()
            guard let self, !isOver else { return }
            end()
            follow(decision)
        }
        // What is known at once leads there at once, where the system can begin a task so.
        let task = if #available(macOS 26, iOS 26, *) { Task.immediate { await look() } } else { Task { await look() } }
        if !isOver { self.task = task }
    }

    /// Gives the request up. Whoever waits for its end goes on, even where the check takes no notice of being
    /// cancelled.
    public func drop() {
        task?.cancel()
        end()
    }

    /// Waits until the request is over.
    public func ended() async {
        guard !isOver else { return }
        await withCheckedContinuation { waiter in waiters.append { waiter.resume() } }
    }

    private func end() {
        (isOver, task) = (true, nil)
        for resume in waiters { resume() }
        waiters = []
    }
}
