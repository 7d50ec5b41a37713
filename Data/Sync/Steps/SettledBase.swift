import Data
import Domain

extension OutboxChange {
    /// Keeps the remote's version of a record below the writes of this workstation, before one of them that the remote
    /// has by now leaves the queue: what comes from there builds on it. Runs inside a transaction.
    func keepBase(in connection: Connection) throws(AppError) {
        guard let first = try OutboxChange.all(of: kind, subject, in: connection).first else { return }
        try connection.run(
            "INSERT OR IGNORE INTO settled_base (kind, subject, body) VALUES (?, ?, ?)",
            [.text(kind), .identity(subject), .text(first.remoteBody)])
    }
}
