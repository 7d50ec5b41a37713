import Data
import DataSync
import DesignSystem
import Domain
import TextShell

/// `clinic audit`.
extension Launcher {
    /// Writes the log of all changes, oldest first.
    func audit(_ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let store = try await workstation(as: options.user, options).store
        var query = AuditTrail.Query()
        query.since = options.audit.since?.moment(in: store.timeZone)
        query.author = options.audit.author
        query.record = options.audit.record
        var output = AuditOutput(options.isTable ? .csv : options.format == .json ? .json : .text, store.timeZone)
        // Each page goes out with what comes after it, so that a short answer is one piece.
        var (written, pending) = (ExitCode.ok, output.opening)
        do throws(AppError) {
            try store.audit.read(query) { entries in
                guard !entries.isEmpty else { return true }
                if output.hasBegun { written = write(pending) }
                pending = (output.hasBegun ? "" : pending) + output.body(entries)
                return written == .ok
            }
        } catch {
            throw CommandFailure(error)
        }
        return written == .ok ? write(pending + output.ending) : written
    }
}
