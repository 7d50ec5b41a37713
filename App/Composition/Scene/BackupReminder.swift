import Domain
import FoundationEssentials

/// Reminds of a clinic's backups when the last one is too old.
struct BackupReminder {
    /// When the last backup that came back was made; nil if there is none.
    let last: () -> Date?

    /// How old the last backup is in words, or nil if it is at most a day old.
    func words(at now: Date) -> String? {
        guard let last = last() else { return "no backup yet" }
        let days = Int(now.timeIntervalSince(last) / 86_400)
        guard now.timeIntervalSince(last) > 86_400 else { return nil }
        return days == 1 ? "last backup a day ago" : "last backup \(days) days ago"
    }
}
