import Domain
import Foundation
import Support
import Synchronization

/// A clock on which every look is later than the one before, so that no two steps are of the same moment.
final class TickingClock: WallClock {
    private let moment = Mutex(Date.sample)

    var now: Date {
        moment.withLock { moment in
            moment += 0.02
            return moment
        }
    }
}
