import Domain
import FoundationEssentials
import Glibc

/// A copy of a clinic's file beside it, from before a migration.
struct Backup {
    let folder: ClinicFolder
    /// Names the copy by its format version and the moment, so that a later one never writes over it.
    let path: String

    init(folder: ClinicFolder, version: Int, at moment: Date) {
        self.folder = folder
        path = "\(folder.path)/clinic.format-\(version).\(moment.milliseconds).sqlite"
    }

    /// Whether a file of this name in a clinic's folder is such a copy.
    static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "clinic", parts[3] == "sqlite", parts[1].hasPrefix("format-") else {
            return false
        }
        return Int(parts[1].dropFirst(7)) != nil && Int(parts[2]) != nil
    }

    /// Copies every committed page, and waits until it is on disk.
    ///
    /// Reads through a separate connection: SQLite does not copy for one that is about to write. A copy gets its name
    /// when it is complete; an incomplete one of a killed program is removed.
    func write() throws(AppError) {
        guard access(path, F_OK) != 0 else {
            throw .storage(.cannotOpen(path: path, detail: "a file of this name is there already"))
        }
        takeAwayPart()
        do throws(AppError) {
            try folder.makePrivateFile(part)
            try Connection(path: folder.file, writable: false).copy(to: Connection(path: part))
            guard rename(part, path) == 0 else {
                throw .storage(.cannotOpen(path: path, detail: String(cString: strerror(errno))))
            }
        } catch {
            takeAwayPart()
            throw error
        }
    }

    private var part: String { "\(folder.path)/clinic.part" }

    private func takeAwayPart() {
        for name in [part, "\(part)-journal"] { unlink(name) }
    }
}
