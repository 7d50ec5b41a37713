import Navigation

/// Where someone wants to go, while a gate looks something up. It ends once: decided, or dropped for a newer one.
final class PendingWish {
    private var task: Task<Void, Never>?
    private var isOver = false
    private var waiters: [() -> Void] = []

    /// Carries a check out, and hears what the gates decide unless the wish is dropped before.
    func begin(
        _ check: GateCheck<AppRoute, GateRefusal>, then follow: @escaping (GateDecision<AppRoute, GateRefusal>) -> Void
    ) {
        let task = Task.immediate { [weak self] in
            let decision = await check.decision()
            guard let self, !isOver else { return }
            end()
            follow(decision)
        }
        if !isOver { self.task = task }
    }

    /// Gives the wish up. Whoever waits for its end goes on, even where the check takes no notice of being cancelled.
    func drop() {
        task?.cancel()
        end()
    }

    /// Waits until the wish is over.
    func ended() async {
        guard !isOver else { return }
        await withCheckedContinuation { waiter in waiters.append { waiter.resume() } }
    }

    private func end() {
        (isOver, task) = (true, nil)
        for resume in waiters { resume() }
        waiters = []
    }
}
