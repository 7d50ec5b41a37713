import Domain
import FoundationEssentials

/// The machine's own clock.
package struct SystemClock: WallClock {
    /// The machine's clock.
    package init() {}

    /// The machine's time.
    package var now: Date { Date() }

    /// The time since this was first read. Setting the machine's clock does not change it, and it advances while the
    /// machine sleeps.
    package var uptime: Duration { Self.start.duration(to: .now) }

    private static let start = ContinuousClock.now
}
