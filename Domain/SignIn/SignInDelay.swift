/// The wait after wrong passwords, which makes guessing take too long.
package enum SignInDelay {
    /// How many wrong passwords in a row are free of charge for one user name.
    package static let freeFailures = 4

    /// How many are at one terminal, whatever the names.
    package static let freeAtTerminal = 20

    /// The longest wait, in seconds.
    package static let maxDelay = 900

    /// The wait after a number of wrong passwords in a row, in seconds: none for the free ones, then 30, doubling with
    /// each further one up to ``maxDelay``.
    package static func seconds(after failures: Int, free: Int = freeFailures) -> Int {
        guard failures > free else { return 0 }
        return min(30 << min(failures - free - 1, 10), maxDelay)
    }

    /// The seconds left to wait, rounded up, or nil if the next try is allowed. Both times count from the machine's
    /// start.
    ///
    /// After another start the last failure may seem later than now, and then counts as one of now; or it seems less
    /// long ago than it is. Neither shortens a wait.
    package static func secondsLeft(
        after failures: Int, free: Int = freeFailures, last: Duration, now: Duration
    ) -> Int? {
        let left = (.seconds(seconds(after: failures, free: free)) - max(now - last, .zero)).components
        return left.seconds + left.attoseconds > 0 ? Int(left.seconds) + (left.attoseconds > 0 ? 1 : 0) : nil
    }
}
