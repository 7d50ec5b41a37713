import Domain
import FoundationEssentials
import Glibc

/// The last backup that came back, noted in the clinic's folder: `clinic.backup`.
package struct BackupNote: Hashable, Sendable {
    /// When it was made.
    package let madeAt: Date
    /// Where it was written to.
    package let path: String

    init(madeAt: Date, path: String) { (self.madeAt, self.path) = (madeAt, path) }

    /// Reads the note of the clinic in a folder; nil where no backup was ever made.
    package init?(of folder: String) {
        guard let bytes = try? TextFile(path: ClinicFolder(path: folder).backupNote).bytes(),
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        let parts = text.split(separator: "\n", maxSplits: 1).map(String.init)
        guard parts.count == 2, let milliseconds = Int64(parts[0]) else { return nil }
        (madeAt, path) = (Date(milliseconds: milliseconds), parts[1])
    }

    /// Writes it, whole or not at all. That it cannot be written is no reason to distrust the backup.
    func write(in folder: ClinicFolder) {
        let target = folder.backupNote
        guard let part = try? PartFile(for: target, replacing: true) else { return }
        let line = Array("\(madeAt.milliseconds)\n\(path)".utf8)
        guard (try? Bytes.write(line, to: part.file, of: target)) != nil else { return }
        _ = try? part.name()
    }
}
