import CSQLite

extension Connection {
    /// Whether rows of the open transaction name others that are not there, so that its commit would be refused.
    ///
    /// - Complexity: O(1), after `SQLITE_DBSTATUS_DEFERRED_FKS` of https://sqlite.org/c3ref/c_dbstatus_options.html
    package var hasUnresolvedReferences: Bool {
        var (unresolved, highest): (Int32, Int32) = (0, 0)
        sqlite3_db_status(handle, SQLITE_DBSTATUS_DEFERRED_FKS, &unresolved, &highest, 0)
        return unresolved > 0
    }
}
