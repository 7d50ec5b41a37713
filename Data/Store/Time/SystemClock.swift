import Domain
import Foundation

/// The machine's own clock.
package struct SystemClock: WallClock {
    /// The machine's clock.
    package init() {}

    /// The present moment, as the machine has it.
    package var now: Date { Date() }

    /// The time since the process first asked. Setting the machine's clock does not change it, and it goes on while the
    /// machine sleeps.
    package var uptime: Duration { Self.start.duration(to: .now) }

    private static let start = ContinuousClock.now
}
