import Data
import Domain
import FoundationEssentials

extension Outbox {
    /// Which of the queued writes of a file are read.
    enum Part {
        case all
        /// Those with some numbers.
        case some([Int])
        /// So many, oldest first, of those that may go at a moment, or be asked about: among them are the ones that do,
        /// so that a long queue is not read for each few that go.
        case going(limit: Int, at: Date)
    }

    /// The queued writes of a file.
    static func read(_ part: Part = .all, from connection: Connection) throws(AppError) -> Outbox {
        let (condition, values) = part.condition
        let entries = try connection.rows(
            "SELECT number, state, failures, not_before, sent_at IS NOT NULL FROM outbox \(condition)", values,
            entry)
        var outbox = Outbox(entries)
        let needs = try connection.rows(
            "SELECT entry, needs FROM outbox_need WHERE entry IN (SELECT value FROM json_each(?))",
            [.text("\(entries.map(\.number))")]
        ) { row throws(AppError) in (try row.integer(0), try row.integer(1)) }
        for (entry, need) in needs { outbox.add(need: need, of: entry) }
        return outbox
    }

    private static func entry(_ row: Row) throws(AppError) -> Entry {
        guard let state = State(rawValue: try row.text(1)) else {
            throw row.corrupt("a queued write of no known state")
        }
        return Entry(
            number: try row.integer(0), state: state, failures: try row.integer(2),
            notBefore: try row.optionalTime(3), isUnsettled: try row.integer(4) == 1)
    }

    /// Whether it is not known of some write whether it got there.
    static func isUnsettled(in connection: Connection) throws(AppError) -> Bool {
        try connection.first("SELECT 1 FROM outbox WHERE sent_at IS NOT NULL LIMIT 1") { _ in true } ?? false
    }

    /// Decides about one write that is not under way, and stores the result. Records are applied and writes resolved
    /// only while none is under way.
    static func decide(
        about number: Int, problem: OutboxProblem? = nil, in connection: Connection, _ decide: (inout Outbox) -> Void
    ) throws(AppError) {
        var outbox = try read(.some([number]), from: connection)
        decide(&outbox)
        try outbox.save(number, at: nil, problem: problem, in: connection)
    }

    /// Stores the decision about one write; deletes one that is gone. Sets the time of sending for a write that has
    /// none yet.
    func save(_ number: Int, at now: Date?, problem: OutboxProblem?, in connection: Connection) throws(AppError) {
        guard let entry = entries[number] else { return try OutboxRow.delete(number, in: connection) }
        try connection.run(
            """
            UPDATE outbox SET state = ?, failures = ?, not_before = ?, sent_at = iif(?, coalesce(sent_at, ?), NULL),
                problem = ? WHERE number = ?
            """,
            [
                .text(entry.state.rawValue), .integer(entry.failures), .time(entry.notBefore),
                .integer(entry.isUnsettled ? 1 : 0), .time(now), .text(problem.flatMap(\.stored)), .integer(number),
            ])
    }
}

extension Outbox.Part {
    /// The part of a statement that picks them, and its values.
    fileprivate var condition: (String, [SQLValue]) {
        switch self {
        case .all: ("", [])
        case .some(let numbers): ("WHERE number IN (SELECT value FROM json_each(?))", [.text("\(numbers)")])
        case .going(let limit, let now):
            (
                """
                WHERE sent_at IS NOT NULL OR number IN (
                    SELECT number FROM outbox WHERE state = ?
                        AND (not_before IS NULL OR not_before <= ? OR not_before > ?)
                        AND NOT EXISTS (SELECT 1 FROM outbox_need WHERE entry = number)
                    ORDER BY number LIMIT ?
                )
                """,
                [
                    .text(Outbox.State.queued.rawValue), .time(now), .time(now + Backoff.standard.longest),
                    .integer(limit),
                ]
            )
        }
    }
}
