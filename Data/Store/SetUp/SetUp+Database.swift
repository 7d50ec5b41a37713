import Domain

extension SetUp {
    /// How many reads of a file may run at the same time.
    private static let readers = 2

    /// Opens the database with its one writer, and readers to come; and reads what a start needs while the writer is at
    /// hand.
    func database(report: (SetUpStep) -> Void) throws(AppError) -> (Database, AtStart) {
        let connection = try open(report: report)
        let atStart = try AtStart.read(from: connection)
        guard location != .memory else { return (Database(memory: connection), atStart) }
        return (Database(file: connection, readers: Self.readers), atStart)
    }
}
