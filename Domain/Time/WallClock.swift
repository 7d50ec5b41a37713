import FoundationEssentials

/// Says what time it is; injected, so that nothing reads the machine's clock behind a test's back.
package protocol WallClock: Sendable {
    /// The present moment.
    var now: Date { get }

    /// The time since the machine was started, asleep or not: what a wait is measured with. Nobody at the
    /// screen can set it, and all processes on the machine read the same.
    var uptime: Duration { get }
}
