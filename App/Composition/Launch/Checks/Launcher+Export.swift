import Data
import DataSync
import Domain
import TextShell

/// `clinic export`.
extension Launcher {
    /// Writes every record of the clinic as a line of JSON.
    func export(_ options: LaunchOptions) throws(CommandFailure) -> ExitCode {
        let folder = try folder(options)
        let export = try withBackups { () throws(BackupFault) in try ClinicExport(of: folder) }
        do throws(AppError) {
            while true {
                let lines = try export.next()
                guard !lines.isEmpty else { return .ok }
                let written = write(lines.map { "\($0)\n" }.joined())
                guard written == .ok else { return written }
            }
        } catch {
            throw CommandFailure(error)
        }
    }
}
