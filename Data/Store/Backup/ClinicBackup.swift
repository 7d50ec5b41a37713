import Domain
import FoundationEssentials
import Glibc

/// Makes backups of a clinic, while others use it.
package struct ClinicBackup: Sendable {
    /// A backup that came back.
    package struct Report: Hashable, Sendable {
        /// Where it is.
        package let path: String
        /// Its size in bytes.
        package let bytes: Int
        /// The format of the clinic in it.
        package let format: Int
        /// The number of rows in it.
        package let rows: Int
    }

    private let folder: ClinicFolder
    private let cost: PasswordCost

    /// The backups of the clinic in a folder.
    package init(of folder: String, cost: PasswordCost = .backup) {
        (self.folder, self.cost) = (ClinicFolder(path: folder), cost)
    }

    /// Writes a backup, reads it back, and gives it its name when it came back whole.
    ///
    /// - Parameters:
    ///   - path: the file to make.
    ///   - key: what opens it.
    ///   - replacing: whether it may replace a file of that name, once it is complete.
    ///   - now: the moment, for its header.
    ///   - report: called with the progress.
    /// - Returns: what was backed up.
    /// - Throws: why there is no backup. What was there before is unchanged then.
    @concurrent package func make(
        at path: String, key: BackupKey, replacing: Bool = false, now: Date,
        report: @escaping @Sendable (BackupProgress) -> Void = { _ in }
    ) async throws(BackupFault) -> Report {
        try folder.requireClinic()
        let steps = BackupSteps(isBig: FileState(of: folder).isBig, report: report)
        let part = try PartFile(for: path, replacing: replacing)
        let copy = try CopyPlace(in: folder)
        defer { copy.remove() }
        let before = try copyClinic(to: copy, steps)
        let hash = try encrypt(copy, to: part, key, at: now, steps)
        try part.flush()
        try copy.clear()
        let after = try readBack(part, to: copy, key, steps)
        guard after.hash == hash, after.contents == before else {
            throw .unlikeTheClinic(path: path, detail: "it has other contents")
        }
        let bytes = Int(lseek(part.file, 0, SEEK_END))
        try part.name()
        BackupNote(madeAt: now, path: path).write(in: folder)
        return Report(path: path, bytes: bytes, format: before.format, rows: before.rows.values.reduce(0, +))
    }

    /// Copies the clinic as it is at one moment, as a file without a log.
    private func copyClinic(to copy: CopyPlace, _ steps: BackupSteps) throws(BackupFault) -> CopyCheck.Contents {
        let source = try inBackup { () throws(AppError) in try Connection(path: folder.file, writable: false) }
        let target = try inBackup { () throws(AppError) in
            let target = try Connection(path: copy.path)
            // Nobody needs a copy of which not all was written.
            for setting in ["journal_mode = OFF", "synchronous = OFF"] {
                _ = try target.first("PRAGMA \(setting)") { _ in true }
            }
            return target
        }
        try source.copy(to: target) { done, total throws(BackupFault) in try steps.say(.copying, done, of: total) }
        return try inBackup { () throws(AppError) in
            _ = try target.first("PRAGMA journal_mode = DELETE") { _ in true }
            guard case .clinic(let format) = try FileFormat.read(from: target, known: .max) else {
                throw .storage(.corrupt(path: folder.file, detail: "it is empty"))
            }
            if format >= Migration.version8.version { try target.requireEverything() }
            return CopyCheck.Contents(format: format, rows: try target.rowsByTable())
        }
    }

    private func encrypt(
        _ copy: CopyPlace, to part: PartFile, _ key: BackupKey, at now: Date, _ steps: BackupSteps
    ) throws(BackupFault) -> [UInt8] {
        let origin: BackupHeader.Origin =
            if case .file = key { .keyFile } else {
                .passphrase(passes: UInt32(cost.passes), kibibytes: UInt32(cost.memoryBytes / 1_024))
            }
        let salt = try BackupKeys.newSalt()
        let keys = try BackupKeys(key, origin, salt: salt, of: part.path)
        let (stream, header) = SealedStream.writing(part.path, keys) { stream in
            BackupHeader(origin: origin, madeAt: now, salt: salt, stream: stream)
        }
        let bytes = header.bytes
        try withFiles { () throws(FileFault) in
            try Bytes.write(bytes + keys.proof(of: bytes), to: part.file, of: part.part)
        }
        guard lseek(copy.file, 0, SEEK_SET) == 0 else { throw .file(FileFault(copy.path, errno)) }
        return try stream.seal(copy.file, size: copy.size(), to: part.file, steps)
    }

    private func readBack(
        _ part: PartFile, to copy: CopyPlace, _ key: BackupKey, _ steps: BackupSteps
    ) throws(BackupFault) -> (hash: [UInt8], contents: CopyCheck.Contents) {
        do throws(BackupFault) {
            let sealed = try SealedBackup(part.file, of: part.path, key)
            let hash = try sealed.open(to: { () throws(BackupFault) in copy.file }, at: copy.path, known: .max, steps)
            try steps.say(.checking, 0, of: 1)
            let contents = try inBackup { () throws(AppError) in
                try CopyCheck(path: copy.path, known: .max).contents()
            }
            return (hash, contents)
        } catch {
            switch error {
            case .damaged(_, let detail): throw .unlikeTheClinic(path: part.path, detail: detail)
            case .clinic(.storage(.corrupt(_, let detail))): throw .unlikeTheClinic(path: part.path, detail: detail)
            default: throw error
            }
        }
    }
}

extension ClinicFolder {
    /// - Throws: a fault if there is no clinic, or only a log of one.
    func requireClinic() throws(BackupFault) {
        guard hasClinic else { throw .noClinic(folder: path) }
    }
}
