import Domain
import FoundationEssentials

extension ClinicStore {
    /// Whether this workstation has to back the clinic up: it is in a folder, no example, and has no remote, whose
    /// administrator does.
    package var needsBackups: Bool {
        if case .folder = location { hasClinic && !profile.isExample && remote == nil } else { false }
    }

    /// When the last backup that came back was made; nil if there is none.
    package var lastBackup: Date? {
        if case .folder(let path) = location { BackupNote(of: path)?.madeAt } else { nil }
    }
}
