import Domain
import FoundationEssentials
import Glibc

/// The machine's own clock.
package struct SystemClock: WallClock {
    /// The machine's clock.
    package init() {}

    /// The machine's time.
    package var now: Date { Date() }

    /// The kernel's count since its start.
    package var uptime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
