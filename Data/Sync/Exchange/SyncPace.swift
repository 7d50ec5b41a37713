import Domain

/// How long to wait before the remote is asked for others' writes. The wait grows with the time in which nothing was
/// sent or received, to a tenth of it, up to a minute: a quiet clinic costs the server little.
package struct SyncPace: Sendable {
    /// The shortest wait, used after anything was exchanged.
    package let interval: Duration
    private var quiet = Duration.zero
    /// The next wait.
    package private(set) var wait: Duration

    /// The longest wait.
    package static let longest = Duration.seconds(60)

    /// A pace that begins with the shortest wait.
    package init(interval: Duration) {
        (self.interval, wait) = (interval, interval)
    }

    /// Counts a round after the last wait. One that failed tells nothing about others.
    package mutating func count(_ report: SyncReport) {
        let isQuiet = report.sent == 0 && report.received == 0 && report.problem == nil
        quiet = isQuiet ? quiet + wait : .zero
        wait = max(interval, min(quiet / 10, Self.longest))
    }
}
