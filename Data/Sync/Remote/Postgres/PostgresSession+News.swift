import Glibc

/// Telling other workstations that something was written, and hearing it from them. Nothing depends on that: a
/// workstation that hears nothing asks at intervals.
extension PostgresSession {
    /// Notifies the others, in a transaction of its own: while one that notifies commits, all others that do have to
    /// wait. It need not reach the disk.
    func sendNotification() throws(PostgresFault) {
        let sql = """
            do $$begin
                perform set_config('synchronous_commit', 'off', true);
                perform pg_notify('clinic', '');
            end$$
            """
        try send(sql, [])
        try check(library.pipelineSync(handle))
    }

    /// Listens, if this is a session at the server and no pooler's, and if others have room for their connections
    /// though this one stays open.
    ///
    /// - Parameter most: twice as many connections as may be open, in SQL.
    /// - Returns: whether it listens.
    /// - Throws: a fault that ends the connection.
    func listen(whereAtMostHalfOf most: String = "current_setting('max_connections')") throws(PostgresFault) -> Bool {
        let sql = """
            select pg_backend_pid() = $1::integer and 2 * sum(numbackends) <= \(most)::integer from pg_stat_database
            """
        do throws(PostgresFault) {
            guard try rows(sql, [String(library.backendPID(handle))]).text(0, 0) == "t" else { return false }
            try run("listen clinic")
            return true
        } catch {
            if error.endsConnection { throw error }
            return false
        }
    }

    /// Reads everything that came while nobody used the connection. libpq stops after a server's last words, before the
    /// end of the connection, and a watch calls only once when both come together.
    ///
    /// - Throws: a fault that ends the connection.
    func hear() throws(PostgresFault) {
        repeat { try check(library.consumeInput(handle)) } while hasMoreToRead
    }

    private var hasMoreToRead: Bool {
        var watched = pollfd(fd: library.socket(handle), events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, 0) > 0
    }

    /// Whether others told anything since the last time.
    func takeNews() -> Bool {
        var isOfOthers = false
        while let told = library.notifies(handle) {
            // A `PGnotify` begins with the channel's name and the process that notified.
            let process = told.load(fromByteOffset: MemoryLayout<LibPQ.Text?>.size, as: Int32.self)
            isOfOthers = isOfOthers || process != library.backendPID(handle)
            library.freeMemory(told)
        }
        return isOfOthers
    }
}
