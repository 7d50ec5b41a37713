import Domain
import FoundationEssentials

/// The wrong passwords in a row of one user name, and those at one terminal, as changes to the tables. Runs inside a
/// transaction.
struct SignInFailures: Sendable {
    /// The most unknown user names and terminals that are counted; beyond that, the one that was tried least recently
    /// is dropped.
    static let mostStrangers = 1_000

    /// The owner of the name, or a hash of an unknown name: people type passwords into the wrong field.
    let name: UUID
    /// A hash of the terminal's name. User names are in lower case, so nobody has it.
    private let terminal: UUID

    /// The failures of a member of staff.
    init(of staff: Staff.ID, at terminal: Int) throws(AppError) {
        (name, self.terminal) = (staff.rawValue, try Self.hash("Terminal \(terminal)"))
    }

    /// The failures of an unknown name.
    init(ofStranger userName: String, at terminal: Int) throws(AppError) {
        (name, self.terminal) = (try Self.hash(userName), try Self.hash("Terminal \(terminal)"))
    }

    /// Counts a try as a wrong one. Done before its password is checked, so that tries at the same moment, and ones
    /// that the end of the program cuts short, are counted too.
    ///
    /// - Returns: how many seconds are left to wait, for a try that comes too early and is not counted; else nil.
    func count(at now: Duration, in connection: Connection) throws(AppError) -> Int? {
        if let left = try secondsLeft(at: now, in: connection) { return left }
        try connection.run(
            """
            INSERT INTO sign_in_failure (subject, failures, uptime) VALUES (?1, 1, ?3), (?2, 1, ?3)
            ON CONFLICT (subject) DO UPDATE SET failures = failures + 1, uptime = excluded.uptime
            """,
            subjects + [.integer(now.milliseconds)])
        try forgetStrangers(at: now, in: connection)
        return nil
    }

    /// Forgets the failures, after the right password.
    func forget(in connection: Connection) throws(AppError) {
        try connection.run("DELETE FROM sign_in_failure WHERE subject IN (?, ?)", subjects)
    }

    private var subjects: [SQLValue] { [.identity(name), .identity(terminal)] }

    /// The longer of both waits. One from before the machine's start begins again.
    private func secondsLeft(at now: Duration, in connection: Connection) throws(AppError) -> Int? {
        let found = try connection.rows(
            "SELECT subject = ?2, failures, uptime FROM sign_in_failure WHERE subject IN (?1, ?2)", subjects
        ) { row throws(AppError) in
            (
                free: try row.integer(0) == 1 ? SignInDelay.freeAtTerminal : SignInDelay.freeFailures,
                failures: try row.integer(1), last: Duration.milliseconds(try row.integer(2))
            )
        }
        if found.contains(where: { $0.last > now }) {
            try connection.run(
                "UPDATE sign_in_failure SET uptime = ?3 WHERE subject IN (?1, ?2) AND uptime > ?3",
                subjects + [.integer(now.milliseconds)])
        }
        return found.compactMap {
            SignInDelay.secondsLeft(after: $0.failures, free: $0.free, last: $0.last, now: now)
        }.max()
    }

    /// Those that seem later than now are from before the machine's start, and go first.
    private func forgetStrangers(at now: Duration, in connection: Connection) throws(AppError) {
        try connection.run(
            """
            DELETE FROM sign_in_failure WHERE subject IN (
                SELECT subject FROM sign_in_failure WHERE subject NOT IN (SELECT id FROM staff)
                ORDER BY uptime > ?, uptime DESC, subject LIMIT -1 OFFSET ?
            )
            """,
            [.integer(now.milliseconds), .integer(Self.mostStrangers)])
    }

    private static func hash(_ name: String) throws(AppError) -> UUID {
        try Sodium.prepare()
        let hash = Sodium.hash(Array(name.utf8), to: MemoryLayout<uuid_t>.size)
        return hash.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}

extension Duration {
    /// In whole milliseconds, rounded down.
    fileprivate var milliseconds: Int {
        Int(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
