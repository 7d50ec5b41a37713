import Domain
import Foundation
import Support
import Synchronization

/// A clock that advances on every read, so that no two steps share a moment.
final class TickingClock: WallClock {
    private let moment = Mutex(Date.sample)

    var now: Date {
        moment.withLock { moment in
            moment += 0.02
            return moment
        }
    }
}
