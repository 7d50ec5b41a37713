import FoundationEssentials

/// Reminds of a clinic's backups when the last one is older than a day.
package struct BackupReminder: Hashable, Sendable {
    private let last: Date?

    /// A reminder.
    ///
    /// - Parameter last: when the last backup that came back was made; nil if there is none.
    package init(last: Date?) { self.last = last }

    /// How old the last backup is in words, or nil if it is at most a day old.
    package func words(at now: Date) -> String? {
        guard let last else { return "no backup yet" }
        let days = Int(now.timeIntervalSince(last) / 86_400)
        guard now.timeIntervalSince(last) > 86_400 else { return nil }
        return days == 1 ? "last backup a day ago" : "last backup \(days) days ago"
    }
}
