import FoundationEssentials

/// Says what time it is; injected, so that nothing reads the machine's clock behind a test's back.
package protocol WallClock: Sendable {
    /// The present moment.
    var now: Date { get }

    /// The time since some moment that stays the same: what a wait is measured with.
    var uptime: Duration { get }
}

extension WallClock {
    /// The time since a fixed date, for a clock that is never set.
    package var uptime: Duration { .seconds(now.timeIntervalSinceReferenceDate) }
}
