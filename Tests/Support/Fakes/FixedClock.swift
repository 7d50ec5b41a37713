import Domain
import Foundation
import Synchronization

/// A clock that stands still until a test moves it.
package final class FixedClock: WallClock {
    private let moment: Mutex<Date>

    /// A clock that stands at a moment.
    package init(_ now: Date = .sample) {
        moment = Mutex(now)
    }

    /// The moment that the clock stands at.
    package var now: Date { moment.withLock { $0 } }

    /// Moves the clock by a number of seconds, back if it is negative.
    package func advance(by seconds: TimeInterval) {
        moment.withLock { $0 += seconds }
    }
}

extension Date {
    /// When samples happen: 2 January 2026, 09:12 in UTC.
    package static let sample = Date(timeIntervalSince1970: 1_767_345_120)
}
