import Domain

/// How long to wait before others are asked for their writes: a tenth of the time for which there were none and none
/// was sent, so that what comes then is late by a tenth of that at most.
struct SyncPace {
    /// The wait in which something is exchanged.
    let interval: Duration
    private var quiet = Duration.zero
    /// The next wait.
    private(set) var wait: Duration

    /// The longest wait.
    static let longest = Duration.seconds(60)

    init(interval: Duration) {
        (self.interval, wait) = (interval, interval)
    }

    /// Counts a round after the last wait. One that failed tells nothing about others.
    mutating func count(_ report: SyncReport) {
        let isQuiet = report.sent == 0 && report.received == 0 && report.problem == nil
        quiet = isQuiet ? quiet + wait : .zero
        wait = max(interval, min(quiet / 10, Self.longest))
    }
}
