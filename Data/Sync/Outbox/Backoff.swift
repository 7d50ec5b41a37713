import FoundationEssentials

/// The wait after failures in a row: the limit doubles each time, and the wait is a random part of it, so that
/// workstations that lost the remote together do not return together.
///
/// This is the "full jitter" of Marc Brooker, *Exponential Backoff And Jitter* (AWS Architecture Blog, 2015).
struct Backoff: Hashable, Sendable {
    /// The longest wait after the first failure, in seconds.
    let first: TimeInterval
    /// The longest wait ever, in seconds.
    let longest: TimeInterval

    /// For anything that waiting alone seldom mends.
    static let standard = Backoff(first: 1, longest: 300)

    /// For a remote that cannot be reached. However long it was gone, everybody tries again within 20 seconds; a
    /// thousand workstations ask a hundred times a second in all.
    static let remote = Backoff(first: 1, longest: 20)

    /// The wait after so many failures, in seconds; `jitter` is between 0 and 1.
    func wait(after failures: Int, jitter: Double) -> TimeInterval {
        let doublings = min(max(failures - 1, 0), 30)
        return min(longest, first * TimeInterval(1 << doublings)) * jitter
    }
}
