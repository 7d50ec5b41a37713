import Domain

/// A clinic's file that is read at one moment, while others write, without a session: by the one whose file it is.
package final class ClinicReading {
    /// The connection, in a transaction that sees that moment.
    package let connection: Connection

    /// Opens the clinic in a folder.
    ///
    /// - Throws: a fault where there is no clinic, or one of another format.
    package init(of folder: String) throws(BackupFault) {
        let folder = ClinicFolder(path: folder)
        try folder.requireClinic()
        let known = Migration.all.last?.version ?? 0
        connection = try inBackup { () throws(AppError) in
            let connection = try Connection(path: folder.file, writable: false)
            guard try FileFormat.read(from: connection, known: known) == .clinic(version: known) else {
                throw .conflict(
                    "\(folder.file) is of an older format.", advice: "Start the clinic once, then try again.")
            }
            try connection.requireEverything()
            try connection.applySettings()
            try connection.run("BEGIN")
            return connection
        }
    }
}
