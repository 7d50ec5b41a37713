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

    /// Copies every page as this connection sees it, and waits until the disk has it.
    ///
    /// A copy that could not be finished is taken away again.
    func write(from connection: Connection) throws(AppError) {
        try folder.makePrivateFile(path)
        do throws(AppError) {
            try connection.copy(to: Connection(path: path))
        } catch {
            unlink(path)
            throw error
        }
    }
}
