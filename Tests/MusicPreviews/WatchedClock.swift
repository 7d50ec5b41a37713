import Domain
import Foundation
import Observation
import Support

/// A clock that stands still until a test moves it; whatever was drawn with it is drawn again then, as after a user's
/// step.
nonisolated final class WatchedClock: WallClock, Observable {
    private let clock = FixedClock()
    private let registrar = ObservationRegistrar()

    var now: Date {
        registrar.access(self, keyPath: \.now)
        return clock.now
    }

    /// Moves the clock by a number of seconds.
    func advance(by seconds: TimeInterval) {
        registrar.withMutation(of: self, keyPath: \.now) { clock.advance(by: seconds) }
    }
}
