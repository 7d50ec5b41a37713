import Domain

extension ClinicStore {
    /// Releases the terminal's number, and checkpoints the log as far as others allow. Freeing the store does that,
    /// too, but its readers may live a little longer than a session.
    package func leave() {
        terminal.leave()
        live.stopWatching()
        let log = database.settle()
        seal?.leave(at: clock.now, log: log) { file throws(AppError) in
            let connection = try Connection(path: file)
            try connection.applySettings()
            try connection.lookForDamage()
        }
    }
}
