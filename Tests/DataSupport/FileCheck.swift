import Domain

@testable import Data

/// The invariants of a clinic's file at any moment at which its process may end.
package struct FileCheck {
    private let connection: Connection

    /// The check of a file by a connection to it.
    package init(connection: Connection) { self.connection = connection }

    /// The problems found, in words.
    package func problems() throws -> [String] {
        var problems = try connection.rows("PRAGMA integrity_check") { row throws(AppError) in try row.text(0) }
            .filter { $0 != "ok" }
        problems += try connection.rows("PRAGMA foreign_key_check") { row throws(AppError) in
            "a row of \(try row.text(0)) names nothing"
        }
        var log = try LogVerification(in: connection)
        problems += try log.run().map(\.problem)
        guard try !connection.isShared() else { return problems }
        let queued = try connection.first("SELECT count(*) FROM outbox") { row throws(AppError) in try row.integer(0) }
        return queued == 0 ? problems : problems + ["\(queued ?? 0) writes are queued for nobody"]
    }
}
