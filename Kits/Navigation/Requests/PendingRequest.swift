/// A request that waits for a gate's lookup. It ends once: decided, or dropped for a newer request.
@MainActor public final class PendingRequest {
    private var task: Task<Void, Never>?
    private var isOver = false
    private var waiters: [() -> Void] = []

    /// Creates a request without a lookup.
    public init() {}

    /// Runs a lookup, and passes on the gates' decision unless the request is dropped before.
    public func begin<Route: Equatable, Refusal>(
        _ check: GateCheck<Route, Refusal>, then follow: @escaping (GateDecision<Route, Refusal>) -> Void
    ) {
        let look: @MainActor () async -> Void = { [weak self] in
            let decision = await check.decision()
            guard let self, !isOver else { return }
            end()
            follow(decision)
        }
        // A lookup that needs no waiting decides at once, where the system can start a task immediately.
        let task = if #available(macOS 26, iOS 26, *) { Task.immediate { await look() } } else { Task { await look() } }
        if !isOver { self.task = task }
    }

    /// Drops the request. Ends its wait even if the lookup ignores cancellation.
    public func drop() {
        task?.cancel()
        end()
    }

    /// Waits until the request is decided or dropped.
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
