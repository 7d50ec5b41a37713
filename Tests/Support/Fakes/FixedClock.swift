import Domain
import Foundation
import Synchronization

/// A clock that is fixed until a test moves it.
package final class FixedClock: WallClock {
    private let moment: Mutex<Date>

    /// A clock fixed at a moment.
    package init(_ now: Date = .sample) {
        moment = Mutex(now)
    }

    /// The clock's moment.
    package var now: Date { moment.withLock { $0 } }

    /// Moves the clock by a number of seconds, back if it is negative.
    package func advance(by seconds: TimeInterval) {
        moment.withLock { $0 += seconds }
    }
}

extension Date {
    /// The moment of the samples: 2 January 2026, 09:12 in UTC.
    package static let sample = Date(timeIntervalSince1970: 1_767_345_120)
}
