import Domain

extension Bootstrap {
    /// How many reads of a file may run at the same time.
    private static let readers = 2

    /// Opens the database with its one writer, and readers to come; and reads what a start needs while the writer is at
    /// hand.
    func database(report: (BootstrapStep) -> Void) throws(AppError) -> (Database, Startup) {
        let connection = try open(report: report)
        let startup = try Startup.read(from: connection)
        guard location != .memory else { return (Database(memory: connection), startup) }
        return (Database(file: connection, readers: Self.readers), startup)
    }
}
