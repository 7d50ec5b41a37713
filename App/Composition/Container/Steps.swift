import Domain
import FoundationEssentials
import Observation

/// The user's steps. A screen that shows something relative to the time is valid until the next step, and then
/// rendered again.
nonisolated final class Steps: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    /// The user does something.
    func next() {
        registrar.withMutation(of: self, keyPath: \.clockIsRead) {}
    }

    /// A clock whose readers are rendered again at the next step.
    func clock(_ clock: any WallClock) -> any WallClock {
        StepClock(clock: clock, steps: self)
    }

    /// Read while rendering, to register for the next step. Always true.
    fileprivate var clockIsRead: Bool {
        registrar.access(self, keyPath: \.clockIsRead)
        return true
    }
}

/// The clock of ``Steps``.
private nonisolated struct StepClock: WallClock {
    let clock: any WallClock
    let steps: Steps

    var now: Date {
        _ = steps.clockIsRead
        return clock.now
    }

    var uptime: Duration { clock.uptime }
}
