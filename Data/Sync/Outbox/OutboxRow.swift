import Data
import Domain
import FoundationEssentials

/// A queued write as a row. Its changes are in other rows.
struct OutboxRow {
    typealias State = Outbox.State

    let number: Int
    let operation: OperationID
    let what: String
    let author: Staff.ID?
    /// The permissions that the author needed; nil if this program does not know one of them.
    let permissions: [Permission]?
    let at: Date
    let state: State
    let failures: Int
    let notBefore: Date?
    let sentAt: Date?
    /// Why it failed or was refused, as ``OutboxProblem`` writes it.
    let problem: String?
}

extension OutboxRow {
    static let columns =
        "number, operation, what, author, at, state, failures, not_before, sent_at, problem, permissions"

    init(_ row: Row) throws(AppError) {
        guard let state = State(rawValue: try row.text(5)) else {
            throw row.corrupt("a queued write of no known state")
        }
        self.init(
            number: try row.integer(0), operation: OperationID(try row.identity(1)), what: try row.text(2),
            author: try row.optionalIdentity(3).map(Identifier.init),
            permissions: [Permission](stored: try row.text(10)), at: try row.time(4), state: state,
            failures: try row.integer(6), notBefore: try row.optionalTime(7), sentAt: try row.optionalTime(8),
            problem: try row.optionalText(9))
    }

    /// The write with a number, or nil.
    static func find(_ number: Int, in connection: Connection) throws(AppError) -> OutboxRow? {
        try connection.first("SELECT \(columns) FROM outbox WHERE number = ?", [.integer(number)], OutboxRow.init)
    }

    /// Queues one more write.
    ///
    /// - Returns: its number.
    static func insert(_ write: RecordedWrite, in connection: Connection) throws(AppError) -> Int {
        let number = try connection.first(
            """
            INSERT INTO outbox (operation, what, author, permissions, at, state, log_position)
            VALUES (?, ?, ?, ?, ?, ?, (SELECT entries + 1 FROM log_head)) RETURNING number
            """,
            [
                .identity(write.operation.rawValue), .text(write.what), .identity(write.author?.rawValue),
                .text(write.permissions.stored), .time(write.at), .text(State.queued.rawValue),
            ]
        ) { row throws(AppError) in try row.integer(0) }
        guard let number else { throw .unexpected("a queued write has no number") }
        return number
    }

    /// Sends a write under a new operation: the old one was answered.
    static func rename(_ number: Int, to operation: OperationID, in connection: Connection) throws(AppError) {
        try connection.run(
            "UPDATE outbox SET operation = ? WHERE number = ?", [.identity(operation.rawValue), .integer(number)])
    }

    /// Notes who answers for the write from now on.
    func answered(by staff: Staff.ID, in connection: Connection) throws(AppError) {
        try connection.run(
            "UPDATE outbox SET author = ? WHERE number = ?", [.identity(staff.rawValue), .integer(number)])
    }

    /// Notes what the write takes besides.
    func needs(_ more: [Permission], in connection: Connection) throws(AppError) {
        guard let permissions else { return }
        let all = permissions + more.filter { !permissions.contains($0) }
        try connection.run(
            "UPDATE outbox SET permissions = ? WHERE number = ?", [.text(all.stored), .integer(number)])
    }

    static func delete(_ number: Int, in connection: Connection) throws(AppError) {
        try connection.run("DELETE FROM outbox WHERE number = ?", [.integer(number)])
    }
}

extension [Permission] {
    /// The text that is stored, which ``init(stored:)`` reads.
    fileprivate var stored: String { map(\.rawValue).joined(separator: " ") }

    /// Reads stored names; nil if this program does not know one of them.
    fileprivate init?(stored text: String) {
        self = []
        // By bytes, because this is read for each write that is sent.
        for name in text.utf8.split(separator: UInt8(ascii: " ")) {
            guard let permission = Permission(rawValue: String(Substring(name))) else { return nil }
            append(permission)
        }
    }
}
