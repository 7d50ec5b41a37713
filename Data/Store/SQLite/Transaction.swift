import Domain

extension Connection {
    /// Runs `body` as one write, all of it or nothing.
    ///
    /// The write lock is taken at the start, so that what `body` reads cannot change before it writes.
    func transaction<Value>(_ body: () throws(AppError) -> Value) throws(AppError) -> Value {
        try enclosed(begin: "BEGIN IMMEDIATE", body)
    }

    /// Runs reads that all see the same state of the database.
    func snapshot<Value>(_ body: () throws(AppError) -> Value) throws(AppError) -> Value {
        try enclosed(begin: "BEGIN", body)
    }

    /// Runs `body` inside a transaction, all of it or nothing; the rest of the transaction stays.
    package func nested<Value>(_ body: () throws(AppError) -> Value) throws(AppError) -> Value {
        try run("SAVEPOINT nested")
        do throws(AppError) {
            let value = try body()
            try run("RELEASE nested")
            return value
        } catch {
            // As above: the first error is the one that tells.
            _ = try? run("ROLLBACK TO nested")
            _ = try? run("RELEASE nested")
            throw error
        }
    }

    private func enclosed<Value>(begin: String, _ body: () throws(AppError) -> Value) throws(AppError) -> Value {
        try run(begin)
        do throws(AppError) {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            // A full disk may have ended the transaction already; then there is nothing left to roll back, and the
            // first error is the one that tells.
            _ = try? run("ROLLBACK")
            throw error
        }
    }
}
