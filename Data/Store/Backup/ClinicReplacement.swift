import Domain
import FoundationEssentials
import Glibc

/// Makes a checked copy the clinic's file, while nobody has the clinic open. The file that was there gets another name
/// first, so that whenever the program is killed, the old clinic or the new one is in place.
struct ClinicReplacement {
    let folder: ClinicFolder
    let copy: CopyPlace
    let now: Date

    /// - Returns: the path of the old file, if there was one, and what became of a workstation's numbers and queue.
    func carryOut(_ replacing: Bool) throws(BackupFault) -> (kept: String?, RestoredWorkstation?) {
        let seal = folder.openSeal()
        guard seal != -1 else { throw .file(FileFault(folder.seal, errno)) }
        defer { close(seal) }
        switch FileLock.take(seal, alone: true) {
        case .taken: break
        case .held: throw .inUse(folder: folder.path)
        case .refused: throw .clinic(.storage(.noLocks(path: folder.seal)))
        }
        let isThere = folder.hasClinic
        guard replacing || !isThere else { throw .occupied(folder: folder.path) }
        let old = try isThere ? settleOld() : nil
        let workstation = try prepareCopy(after: old)
        let kept = try isThere ? keepOld() : nil
        try copy.becomesTheClinic()
        FolderSync.flush(folderOf: folder.file)
        // It was checked just now. Without this, the next start would look through it again.
        SealContents(FileState(of: folder), checked: now, log: nil).write(to: seal)
        return (kept, workstation)
    }

    /// Moves the old log into the old file, which a connection that is left of another clinic does not let happen.
    ///
    /// - Returns: what the restored clinic has to go on after; nil for a file that cannot be read, which SQLite is not
    ///   shown: it would throw the log away.
    private func settleOld() throws(BackupFault) -> RestoredWorkstation.Predecessor? {
        guard DatabaseHeader(of: folder.file) != nil else { return nil }
        do throws(AppError) {
            let old = try Connection(path: folder.file, patience: 500)
            let mode = try old.first("PRAGMA journal_mode = DELETE") { row throws(AppError) in try row.text(0) }
            guard mode == "delete" else { throw .storage(.busy(path: folder.file)) }
            return try? RestoredWorkstation.Predecessor(of: old)
        } catch {
            switch error {
            case .storage(.busy): throw .inUse(folder: folder.path)
            case .storage(.corrupt), .storage(.cannotOpen): return nil
            default: throw .clinic(error)
            }
        }
    }

    private func prepareCopy(
        after old: RestoredWorkstation.Predecessor?
    ) throws(BackupFault) -> RestoredWorkstation? {
        let workstation = try inBackup { () throws(AppError) in
            let connection = try Connection(path: copy.path)
            try connection.applySettings()
            // A start that changed the file to that would break the seal.
            try connection.useWriteAheadLog()
            return try connection.transaction { () throws(AppError) in
                try RestoredWorkstation.prepare(connection, after: old, at: now)
            }
        }
        guard fsync(copy.file) == 0 else { throw .file(FileFault(copy.path, errno)) }
        return workstation
    }

    /// Gives the old file a second name. The log of a file that could not be read goes with it, since SQLite would
    /// take it for the new file's. One that could be read has none any more.
    private func keepOld() throws(BackupFault) -> String? {
        let kept = freeName()
        if ClinicFolder.size(of: folder.file) ?? 0 > 0, link(folder.file, kept) != 0 {
            throw .file(FileFault(kept, errno))
        }
        guard rename(folder.log, "\(kept)-wal") == 0 || errno == ENOENT else {
            throw .file(FileFault(folder.log, errno))
        }
        unlink("\(folder.file)-shm")
        return kept
    }

    private func freeName() -> String {
        var number = now.milliseconds
        while true {
            let name = "\(folder.path)/clinic.replaced.\(number).sqlite"
            if access(name, F_OK) != 0, access("\(name)-wal", F_OK) != 0 { return name }
            number += 1
        }
    }
}
