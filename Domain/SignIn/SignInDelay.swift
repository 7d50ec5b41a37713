import Foundation

/// How long someone has to wait after wrong passwords, so that guessing takes for ever.
package enum SignInDelay {
    /// How many wrong passwords in a row are free of charge.
    package static let freeFailures = 4

    /// The longest wait, in seconds.
    package static let maxDelay: TimeInterval = 900

    /// The wait after a number of wrong passwords in a row, in seconds: none up to ``freeFailures``, then 30, doubling
    /// with each further one up to ``maxDelay``.
    package static func seconds(after failures: Int) -> TimeInterval {
        guard failures > freeFailures else { return 0 }
        return min(30 * pow(2, Double(failures - freeFailures - 1)), maxDelay)
    }

    /// How many whole seconds are left to wait, rounded up, or nil when the next try may be made.
    ///
    /// A last failure that lies in the future means that the clock was set back. It counts as one of now: setting the
    /// clock back shortens no wait, and makes none longer than the whole.
    package static func secondsLeft(after failures: Int, last: Date, now: Date) -> Int? {
        let waited = max(now.timeIntervalSince(last), 0)
        let left = ((seconds(after: failures) - waited) * 1000).rounded() / 1000
        return left > 0 ? Int(left.rounded(.up)) : nil
    }
}
