import CSQLite
import Domain

extension Connection {
    /// Lets a new file shrink later, a part at a time. Has no effect once anything was written to the file, as by
    /// ``useWriteAheadLog()``.
    func prepareForShrinking() throws(AppError) {
        try run("PRAGMA auto_vacuum = INCREMENTAL")
    }

    /// Gives a thousand of the file's free pages back to the file system, if there are more, and more than a quarter of
    /// the file is free. Pages from its end take their places, by way of the log, which is copied into the file: it
    /// becomes that much shorter.
    ///
    /// Best effort: it waits no longer than `limit` milliseconds for others who write, and for no reader.
    ///
    /// - Returns: whether it did, so that there may be more.
    func shrink(within limit: Int32 = 100) -> Bool {
        guard !hasLongLog, let free = try? pragma("freelist_count"), free > Self.part,
            let all = try? pragma("page_count"), free > all / 4
        else { return false }
        sqlite3_busy_timeout(handle, limit)
        defer { sqlite3_busy_timeout(handle, patience) }
        guard (try? run("PRAGMA incremental_vacuum(\(Self.part))")) != nil, let left = try? pragma("freelist_count"),
            left < free
        else { return false }
        checkpoint(within: limit)
        return true
    }

    /// How many pages are given back at once.
    private static let part = 1_000
}
