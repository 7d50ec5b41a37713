import Domain
import Foundation
import Observation
import Support

/// A clock that is fixed until a test moves it. Views that read it are then drawn again, as after a user's action.
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
