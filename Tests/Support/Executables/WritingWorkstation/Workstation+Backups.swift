import Data
import Domain

extension Workstation {
    /// The key of all backups here.
    private static let key = BackupKey.file([UInt8](repeating: 7, count: 32))

    /// Backs the clinic up to one file until it is killed, and logs a line for each backup.
    func keepBackingUp(to file: String) async {
        let backup = ClinicBackup(of: options.folder, cost: .least)
        journal.say("began")
        while true {
            do throws(BackupFault) {
                _ = try await backup.make(at: file, key: Self.key, replacing: true, now: SystemClock().now)
                journal.say("backed-up")
            } catch {
                return journal.say("failed", error.message)
            }
        }
    }

    /// Restores backups in turn over the clinic until it is killed, and logs a line for each.
    func keepRestoring(_ files: [String]) async {
        journal.say("began")
        while true {
            for file in files {
                do throws(BackupFault) {
                    let restore = ClinicRestore(of: file, to: options.folder)
                    _ = try await restore.carryOut(key: Self.key, replacing: true, at: SystemClock().now)
                    journal.say("restored", file)
                } catch {
                    return journal.say("failed", error.message)
                }
            }
        }
    }
}
