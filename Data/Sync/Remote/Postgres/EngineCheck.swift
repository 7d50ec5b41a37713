/// Finds out by trying whether an engine does what the order of changes rests on.
///
/// Some that speak PostgreSQL's language accept a lock and hold nobody back, or number no transactions: nothing would
/// fail there, until two writes overlap and one of them is lost. So two connections try it on each other.
struct EngineCheck {
    private let holder: PostgresSession
    /// Nil where there is no second connection.
    private let other: PostgresSession?

    /// Connects twice.
    init(
        _ address: PostgresAddress, library: LibPQ, timeouts: RemoteTimeouts, wakeup: Wakeup
    ) throws(PostgresFault) {
        holder = try .open(address, library: library, timeouts: timeouts, wakeup: wakeup)
        do throws(PostgresFault) {
            other = try .open(address, library: library, timeouts: timeouts, wakeup: wakeup)
        } catch {
            other = nil
        }
    }

    /// Tries what every role may. Only what is seen to be wrong is refused: a pooler with a single connection lets
    /// nobody look.
    func run() throws(PostgresFault) {
        try refusing(tryLocks)
    }

    /// Tries what only the owner of the tables may, once they are there.
    func runOnRows() throws(PostgresFault) {
        try refusing(tryRows)
    }

    private func refusing(_ work: (PostgresSession) throws(PostgresFault) -> Void) throws(PostgresFault) {
        guard let other else { return }
        do throws(PostgresFault) {
            try work(other)
        } catch {
            if case .unreachable = error { return }
            throw error.ofTheEngine
        }
    }

    private func tryLocks(_ other: PostgresSession) throws(PostgresFault) {
        try holder.run("begin")
        let transaction = try holder.rows("select pg_current_xact_id()").text(0, 0)
        // Nobody else's lock.
        _ = try holder.rows("select pg_advisory_xact_lock($1::bigint)", [transaction])
        let during = try look(by: other, at: transaction)
        try holder.run("rollback")
        let after = try look(by: other, at: transaction)
        guard (during.isFree, after.isFree) == (false, true) else { throw .lacking(Self.locks) }
        guard (during.isOver, after.isOver) == (false, true), during.isBehindFence else {
            throw .lacking(Self.snapshots)
        }
    }

    /// Whether the lock is free, the transaction is over, and what comes after it is kept back.
    private func look(
        by other: PostgresSession, at transaction: String?
    ) throws(PostgresFault) -> (isFree: Bool, isOver: Bool, isBehindFence: Bool) {
        let seen = try other.rows(
            """
            select pg_try_advisory_xact_lock($1::text::bigint),
                pg_visible_in_snapshot($1::text::xid8, pg_current_snapshot()),
                pg_snapshot_xmin(pg_current_snapshot()) <= $1::text::xid8
            """, [transaction])
        return (seen.text(0, 0) == "t", seen.text(0, 1) == "t", seen.text(0, 2) == "t")
    }

    private func tryRows(_ other: PostgresSession) throws(PostgresFault) {
        let rows = "select from clinic.remote for update"
        try holder.run("begin; \(rows)")
        let isHeld = try other.rows("\(rows) skip locked").count == 0
        try holder.run("rollback")
        guard isHeld else { throw .lacking(Self.rows) }
    }

    private static let locks = "its advisory locks hold nobody back"
    private static let snapshots = "its snapshots do not tell which transactions are open"
    private static let rows = "its locks on rows hold nobody back"
}

extension PostgresFault {
    /// The lack that it tells of, if it is of something that every PostgreSQL has.
    var ofTheEngine: PostgresFault {
        guard case .said(let state, let words) = self, RemoteState.isOfTheEngine(state) else { return self }
        return .lacking(words)
    }
}
