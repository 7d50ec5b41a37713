import Domain
import FoundationEssentials
import Synchronization

extension ClinicStore {
    /// Reminds at a moment of this workstation's backups; nil where it need not make any: the clinic is in memory or
    /// the example, or the administrator of its remote makes them.
    package var backups: (@Sendable (Date) -> BackupReminder)? {
        guard case .folder(let path) = location, hasClinic, !profile.isExample, remote == nil else { return nil }
        let last = LastBackup(of: path)
        return { BackupReminder(last: last.madeAt($0)) }
    }
}

/// When a clinic's last backup was made. The status asks with every frame, so it is read at most once a minute.
final class LastBackup: Sendable {
    private let folder: String
    private let known = Mutex<(readAt: Date, madeAt: Date?)?>(nil)

    init(of folder: String) { self.folder = folder }

    func madeAt(_ now: Date) -> Date? {
        known.withLock { known in
            if let known, (0..<60).contains(now.timeIntervalSince(known.readAt)) { return known.madeAt }
            let madeAt = BackupNote(of: folder)?.madeAt
            known = (now, madeAt)
            return madeAt
        }
    }
}
