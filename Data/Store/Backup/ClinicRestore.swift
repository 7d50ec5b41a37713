import Domain
import FoundationEssentials
import Glibc

/// Brings a clinic back from its backup: into an empty folder, or in place of the clinic that is there, which is kept.
package struct ClinicRestore: Sendable {
    /// A clinic that came back.
    package struct Report: Hashable, Sendable {
        /// When the backup was made.
        package let madeAt: Date
        /// The format of the clinic in it.
        package let format: Int
        /// The number of rows in it.
        package let rows: Int
        /// The file of the clinic that was there before; nil if there was none.
        package let kept: String?
        /// The change to a workstation's queue; nil for a clinic without a remote.
        package let workstation: RestoredWorkstation?
    }

    private let path: String
    private let folder: ClinicFolder

    /// Restoring the backup at a path into a folder, which is made if it is not there.
    package init(of path: String, to folder: String) {
        (self.path, self.folder) = (path, ClinicFolder(path: folder))
    }

    /// Restores it: completely, or not at all.
    ///
    /// - Parameters:
    ///   - key: what opens it.
    ///   - replacing: whether it may take the place of a clinic in the folder.
    ///   - now: the moment, for the name of the file that is kept.
    ///   - report: called with the progress.
    /// - Returns: what came back.
    /// - Throws: why it was not restored. The folder is as it was then.
    @concurrent package func carryOut(
        key: BackupKey, replacing: Bool = false, at now: Date,
        report: @escaping @Sendable (BackupProgress) -> Void = { _ in }
    ) async throws(BackupFault) -> Report {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file != -1 else { throw errno == ENOENT ? .missing(path: path) : .file(FileFault(path, errno)) }
        defer { close(file) }
        guard replacing || !folder.hasClinic else { throw .occupied(folder: folder.path) }
        let backup = try SealedBackup(file, of: path, key)
        let steps = BackupSteps(isBig: lseek(file, 0, SEEK_END) > FileState.bytesOfBig, report: report)
        guard lseek(file, off_t(BackupHeader.length), SEEK_SET) >= 0 else { throw .file(FileFault(path, errno)) }
        let wasThere = access(folder.path, F_OK) == 0
        do throws(BackupFault) {
            return try restore(backup, replacing, now, steps)
        } catch {
            if !wasThere { rmdir(folder.path) }
            throw error
        }
    }

    private func restore(
        _ backup: SealedBackup, _ replacing: Bool, _ now: Date, _ steps: BackupSteps
    ) throws(BackupFault) -> Report {
        let known = Migration.all.last?.version ?? 0
        var place: CopyPlace?
        defer { place?.remove() }
        let plain = { () throws(BackupFault) -> Int32 in
            try inBackup { () throws(AppError) in try folder.makeFolder(folder.path) }
            let made = try CopyPlace(in: folder)
            place = made
            return made.file
        }
        _ = try backup.open(to: plain, at: folder.copy, known: known, steps)
        guard let place else { throw .foreign(path: path) }
        try steps.say(.checking, 0, of: 1)
        let contents = try contents(of: place)
        let (kept, workstation) = try ClinicReplacement(folder: folder, copy: place, now: now).carryOut(replacing)
        return Report(
            madeAt: backup.header.madeAt, format: contents.format, rows: contents.rows.values.reduce(0, +), kept: kept,
            workstation: workstation)
    }

    private func contents(of place: CopyPlace) throws(BackupFault) -> CopyCheck.Contents {
        do throws(AppError) {
            return try CopyCheck(path: place.path).contents()
        } catch {
            guard case .storage(.corrupt(_, let detail)) = error else { throw .clinic(error) }
            throw .damaged(path: path, detail: detail)
        }
    }
}
