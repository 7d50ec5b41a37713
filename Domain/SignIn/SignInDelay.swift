import FoundationEssentials

/// The wait after wrong passwords, which makes guessing take too long.
package enum SignInDelay {
    /// How many wrong passwords in a row are free of charge.
    package static let freeFailures = 4

    /// The longest wait, in seconds.
    package static let maxDelay: TimeInterval = 900

    /// The wait after a number of wrong passwords in a row, in seconds: none up to ``freeFailures``, then 30, doubling
    /// with each further one up to ``maxDelay``.
    package static func seconds(after failures: Int) -> TimeInterval {
        guard failures > freeFailures else { return 0 }
        return min(30 * TimeInterval(1 << min(failures - freeFailures - 1, 10)), maxDelay)
    }

    /// The seconds left to wait, rounded up, or nil if the next try is allowed.
    ///
    /// A last failure in the future means that the clock was set back, and counts as one of now: that neither shortens
    /// a wait nor makes it longer than the whole.
    package static func secondsLeft(after failures: Int, last: Date, now: Date) -> Int? {
        let waited = max(now.timeIntervalSince(last), 0)
        let left = ((seconds(after: failures) - waited) * 1000).rounded() / 1000
        return left > 0 ? Int(left.rounded(.up)) : nil
    }
}
