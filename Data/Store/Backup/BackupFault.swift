import Domain

/// Why a backup could not be made or restored.
package enum BackupFault: Error, Hashable, Sendable {
    /// There is no clinic in the folder.
    case noClinic(folder: String)
    /// There is no backup at this path.
    case missing(path: String)
    /// The place of the backup has a file already.
    case exists(path: String)
    /// The place of the key has a file already, which may be the key of other backups.
    case keyExists(path: String)
    /// The folder has a clinic already.
    case occupied(folder: String)
    /// The clinic in the folder is open.
    case inUse(folder: String)
    /// Another backup or restore of the same clinic, or to the same file, is under way.
    case underWay(path: String)
    /// The file is no backup of a clinic.
    case foreign(path: String)
    /// A newer clinic wrote the backup, or the clinic in it.
    case newer(path: String, version: Int, known: Int)
    /// The key does not open the backup, or its header was changed.
    case wrongKey(path: String, isPassphrase: Bool)
    /// The backup needs a passphrase or a key file, and the other was given.
    case otherKey(path: String, needsPassphrase: Bool)
    /// The file holds no key.
    case noKey(path: String)
    /// The backup was changed, or it is not complete.
    case damaged(path: String, detail: String)
    /// The backup that was just written does not read back as the clinic was.
    case unlikeTheClinic(path: String, detail: String)
    /// It was asked to end.
    case stopped
    /// A file could not be read or written.
    case file(FileFault)
    /// The clinic's own file failed.
    case clinic(AppError)
}

extension BackupFault {
    /// The message: what happened, and what to do about it.
    package var message: String {
        switch self {
        case .noClinic(let folder): "There is no clinic in \(folder). Name its folder with --data."
        case .missing(let path): "There is no file \(path)."
        case .exists(let path): "\(path) is there already. Choose another name, or replace it with --replace."
        case .keyExists(let path): "\(path) is there already, and may be the key of other backups. Choose another name."
        case .occupied(let folder):
            "There is a clinic in \(folder) already. Name an empty folder with --data, or add --replace: "
                + "the present one is kept beside it."
        case .inUse(let folder): "The clinic in \(folder) is open. Quit every clinic that uses it, then try again."
        case .underWay(let path): "Another program is backing up or restoring at \(path). Wait for its end."
        case .foreign(let path): "\(path) is no backup of a clinic. Nothing was changed."
        case .newer(let path, let version, let known):
            "\(path) is of format \(version), and this program knows up to \(known). Restore it with a newer one; "
                + "nothing was changed."
        case .wrongKey(let path, let isPassphrase):
            "\(isPassphrase ? "The passphrase" : "The key") does not open \(path), or its beginning was changed. "
                + "Check it and try again; nothing was changed."
        case .otherKey(let path, true): "\(path) is under a passphrase. Leave out --key-file."
        case .otherKey(let path, false): "\(path) is under a key file. Name it with --key-file."
        case .noKey(let path): "\(path) is no key of a backup. Make one with clinic backup key FILE."
        case .damaged(let path, let detail):
            "\(path) is damaged: \(detail). Restore another backup; nothing was changed."
        case .unlikeTheClinic(let path, let detail):
            "The backup was made, but did not come back: \(detail). \(path) was not written; run clinic verify."
        case .stopped: "It was stopped before its end. Nothing was changed."
        case .file(let fault): "\(fault.path): \(fault.reason). Nothing was changed."
        case .clinic(let error): "\(error.message) \(error.advice)"
        }
    }
}

/// Runs what fails with an error of the app, as a part of a backup.
func inBackup<Value>(_ body: () throws(AppError) -> Value) throws(BackupFault) -> Value {
    do throws(AppError) { return try body() } catch { throw .clinic(error) }
}

/// Runs what fails with a file, as a part of a backup.
func withFiles<Value>(_ body: () throws(FileFault) -> Value) throws(BackupFault) -> Value {
    do throws(FileFault) { return try body() } catch { throw .file(error) }
}
