import Domain
import Foundation
import Observation

/// What the user does, step by step. Whatever a screen made of the time counts until the next one: then it is drawn
/// again.
nonisolated final class Steps: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    /// The user does something.
    func next() {
        registrar.withMutation(of: self, keyPath: \.clockIsRead) {}
    }

    /// A clock that tells the time, and lets whoever draws with it draw again at the next step.
    func clock(_ clock: any WallClock) -> any WallClock {
        StepClock(clock: clock, steps: self)
    }

    /// Asked by whoever draws: the answer is always yes, and asking is what counts.
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
}
