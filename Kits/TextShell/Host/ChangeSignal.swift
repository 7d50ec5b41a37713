import Observation

/// Signals that something a rendering read has changed.
///
/// There is at most one registration: one that never fires is never freed, so a new one is made only after the last
/// has fired. Until then the rendering is current.
@MainActor final class ChangeSignal {
    private(set) var isArmed = false
    /// Closures, because the type of a continuation would be looked up at each start.
    private var waiters: [() -> Void] = []
    /// Called when something changes or work ends.
    var whenWoken: () -> Void = {}

    /// Runs `read` and arms the signal for everything observable that it reads.
    func tracking<Result>(_ read: () -> Result) -> Result {
        isArmed = true
        return withObservationTracking(read) { [weak self] in
            MainActor.assumeIsolated { self?.fire() }
        }
    }

    /// Waits until something changes. Returns at once if it already did.
    ///
    /// Never inlined: a caller would look up the continuation's type even without waiting.
    @inline(never) func wait() async {
        guard isArmed else { return }
        await withCheckedContinuation { waiter in waiters.append { waiter.resume() } }
    }

    /// Ends the wait without a change, for example because work ended.
    func wake() {
        let ended = waiters
        waiters = []
        for resume in ended { resume() }
        whenWoken()
    }

    /// Takes it that something has changed.
    func expire() {
        fire()
    }

    private func fire() {
        isArmed = false
        wake()
    }
}
