import CSodium
import Domain
import FoundationEssentials

/// The wrong passwords in a row of one user name, as changes to the tables. Runs inside a transaction.
struct SignInFailures: Sendable {
    /// The most unknown user names that are counted; beyond that, the one that was tried least recently is dropped.
    static let mostStrangers = 1_000

    /// The owner of the name, or a hash of an unknown name: people type passwords into the wrong field.
    let subject: UUID

    /// The failures of a member of staff.
    init(of staff: Staff.ID) {
        subject = staff.rawValue
    }

    /// The failures of an unknown name.
    init(ofStranger userName: String) throws(AppError) {
        try Sodium.prepare()
        let name = Array(userName.utf8)
        var hash = [UInt8](repeating: 0, count: MemoryLayout<uuid_t>.size)
        guard crypto_generichash(&hash, hash.count, name, UInt64(name.count), nil, 0) == 0 else {
            throw .unexpected("a user name cannot be hashed")
        }
        subject = hash.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    /// Counts a try as a wrong one. Done before its password is checked, so that tries at the same moment, and ones
    /// that the end of the program cuts short, are counted too.
    ///
    /// - Returns: how many seconds are left to wait, for a try that comes too early and is not counted; else nil.
    func count(at now: Date, in connection: Connection) throws(AppError) -> Int? {
        let found = try connection.first(
            "SELECT failures, last_at FROM sign_in_failure WHERE subject = ?", [.identity(subject)]
        ) { row throws(AppError) in (failures: try row.integer(0), last: try row.time(1)) }
        if let found, let wait = SignInDelay.secondsLeft(after: found.failures, last: found.last, now: now) {
            try startAgain(at: now, ifAfter: found.last, in: connection)
            return wait
        }
        try connection.run(
            """
            INSERT INTO sign_in_failure (subject, failures, last_at) VALUES (?, 1, ?)
            ON CONFLICT (subject) DO UPDATE SET failures = failures + 1, last_at = excluded.last_at
            """,
            [.identity(subject), .time(now)])
        try forgetStrangers(in: connection)
        return nil
    }

    /// Forgets the failures, after the right password.
    func forget(in connection: Connection) throws(AppError) {
        try connection.run("DELETE FROM sign_in_failure WHERE subject = ?", [.identity(subject)])
    }

    /// Moves a wait that starts in the future to now, so that a clock that was set back makes it no longer.
    private func startAgain(at now: Date, ifAfter last: Date, in connection: Connection) throws(AppError) {
        guard last > now else { return }
        try connection.run(
            "UPDATE sign_in_failure SET last_at = ? WHERE subject = ?", [.time(now), .identity(subject)])
    }

    private func forgetStrangers(in connection: Connection) throws(AppError) {
        try connection.run(
            """
            DELETE FROM sign_in_failure WHERE subject IN (
                SELECT subject FROM sign_in_failure WHERE subject NOT IN (SELECT id FROM staff)
                ORDER BY last_at DESC, subject LIMIT -1 OFFSET ?
            )
            """,
            [.integer(Self.mostStrangers)])
    }
}
