import Domain
import Foundation
import Synchronization

/// A clock that is fixed until a test moves it.
package final class FixedClock: WallClock {
    private let state: Mutex<(now: Date, uptime: Duration)>

    /// A clock fixed at a moment.
    package init(_ now: Date = .sample) {
        state = Mutex((now, now.fixedUptime))
    }

    /// The clock's moment.
    package var now: Date { state.withLock(\.now) }

    /// The time since the machine was started.
    package var uptime: Duration { state.withLock(\.uptime) }

    /// Lets a number of seconds pass.
    package func advance(by seconds: TimeInterval) {
        state.withLock { state in
            state.now += seconds
            state.uptime += .milliseconds(Int((seconds * 1_000).rounded()))
        }
    }

    /// Sets the clock a number of seconds forward, or back if it is negative. No time passes.
    package func set(by seconds: TimeInterval) {
        state.withLock { $0.now += seconds }
    }

    /// Starts the machine again, some time ago.
    package func restart(ago uptime: Duration = .zero) {
        state.withLock { $0.uptime = uptime }
    }
}

extension WallClock {
    /// The time since a fixed date, for a clock that is never set.
    package var uptime: Duration { now.fixedUptime }
}

extension Date {
    /// The moment of the samples: 2 January 2026, 09:12 in UTC.
    package static let sample = Date(timeIntervalSince1970: 1_767_345_120)

    /// The time since a fixed date.
    fileprivate var fixedUptime: Duration {
        .milliseconds(Int((timeIntervalSinceReferenceDate * 1_000).rounded()))
    }
}
