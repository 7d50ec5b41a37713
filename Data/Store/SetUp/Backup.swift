import Domain
import Foundation

/// A copy of a clinic's file beside it, from before a migration.
struct Backup {
    let folder: ClinicFolder
    /// Names the copy by its format version and the moment, so that a later one never writes over it.
    let path: String

    init(folder: ClinicFolder, version: Int, at moment: Date) {
        self.folder = folder
        path = "\(folder.path)/clinic.format-\(version).\(moment.milliseconds).sqlite"
    }

    /// Copies every page that is committed, and waits until the disk has it.
    ///
    /// Reads through a connection of its own: SQLite does not copy on behalf of one that is about to write. A copy that
    /// could not be finished is taken away again.
    func write() throws(AppError) {
        guard try folder.makePrivateFile(path) else {
            throw .storage(.cannotOpen(path: path, detail: "a file of this name is there already"))
        }
        do throws(AppError) {
            try Connection(path: folder.file, writable: false).copy(to: Connection(path: path))
        } catch {
            unlink(path)
            throw error
        }
    }
}
