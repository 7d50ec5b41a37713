import Domain
import Foundation

/// One queued write as a row. What it changed is in rows of its own.
struct OutboxRow {
    typealias State = Outbox.State

    let number: Int
    let operation: OperationID
    let what: String
    let author: Staff.ID?
    let at: Date
    let state: State
    let failures: Int
    let notBefore: Date?
    let sentAt: Date?
    /// Why it failed or was refused, as ``OutboxProblem`` writes it.
    let problem: String?
}

extension OutboxRow {
    static let columns = "number, operation, what, author, at, state, failures, not_before, sent_at, problem"

    init(_ row: Row) throws(AppError) {
        guard let state = State(rawValue: try row.text(5)) else {
            throw row.corrupt("a queued write of no known state")
        }
        self.init(
            number: try row.integer(0), operation: OperationID(try row.identity(1)), what: try row.text(2),
            author: try row.optionalIdentity(3).map(Identifier.init), at: try row.time(4), state: state,
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
    static func insert(
        _ operation: OperationID, _ what: String, by author: Staff.ID?, at: Date, in connection: Connection
    ) throws(AppError) -> Int {
        let number = try connection.first(
            "INSERT INTO outbox (operation, what, author, at, state) VALUES (?, ?, ?, ?, ?) RETURNING number",
            [
                .identity(operation.rawValue), .text(what), .identity(author?.rawValue), .time(at),
                .text(State.queued.rawValue),
            ]
        ) { row throws(AppError) in try row.integer(0) }
        guard let number else { throw .unexpected("a queued write has no number") }
        return number
    }

    /// Lets the remote know a write by something else from now on: what it was known by was answered.
    static func rename(_ number: Int, to operation: OperationID, in connection: Connection) throws(AppError) {
        try connection.run(
            "UPDATE outbox SET operation = ? WHERE number = ?", [.identity(operation.rawValue), .integer(number)])
    }

    static func delete(_ number: Int, in connection: Connection) throws(AppError) {
        try connection.run("DELETE FROM outbox WHERE number = ?", [.integer(number)])
    }
}

extension Outbox {
    /// The queued writes of a file.
    static func read(from connection: Connection) throws(AppError) -> Outbox {
        var needs: [Int: Set<Int>] = [:]
        let pairs = try connection.rows("SELECT entry, needs FROM outbox_need") { row throws(AppError) in
            (try row.integer(0), try row.integer(1))
        }
        for (entry, need) in pairs { needs[entry, default: []].insert(need) }
        let entries = try connection.rows(
            "SELECT number, state, failures, not_before, sent_at IS NOT NULL FROM outbox"
        ) { row throws(AppError) in
            guard let state = State(rawValue: try row.text(1)) else {
                throw row.corrupt("a queued write of no known state")
            }
            return Entry(
                number: try row.integer(0), state: state, failures: try row.integer(2),
                notBefore: try row.optionalTime(3), isUnsettled: try row.integer(4) == 1)
        }
        return Outbox(
            entries.map { entry in
                var entry = entry
                entry.needs = needs[entry.number] ?? []
                return entry
            })
    }

    /// Stores what was decided about one write, which is gone where it is not here any more.
    func save(_ number: Int, at now: Date, problem: OutboxProblem?, in connection: Connection) throws(AppError) {
        guard let entry = entries[number] else { return try OutboxRow.delete(number, in: connection) }
        try connection.run(
            """
            UPDATE outbox SET state = ?, failures = ?, not_before = ?, sent_at = iif(?, coalesce(sent_at, ?), NULL),
                problem = ? WHERE number = ?
            """,
            [
                .text(entry.state.rawValue), .integer(entry.failures), .time(entry.notBefore),
                .integer(entry.isUnsettled ? 1 : 0), .time(now), .text(problem?.stored), .integer(number),
            ])
    }
}
