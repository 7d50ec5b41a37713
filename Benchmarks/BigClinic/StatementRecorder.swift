import CSQLite
import Synchronization

/// A recorder of the repositories' statements, to run the very same ones on SQLite alone.
enum StatementRecorder {
    private static let heard = Mutex<[String]?>(nil)

    /// The statements of one read for an open screen, with their values, in order: of a search, without its entry in
    /// the log.
    static func statements(of reading: Reading, in folder: String) async throws -> [String] {
        // As the app does, which is too late once SQLite is in use.
        _ = clinic_sqlite3_stop_counting_memory()
        sqlite3_auto_extension(unsafeBitCast(listen, to: (@convention(c) () -> Void).self))
        defer { sqlite3_reset_auto_extension() }
        let clinic = try await OpenClinic(folder, alone: true)
        defer { clinic.leave() }
        // The first read opens a connection, with additional statements.
        try await clinic.readAgain(reading, times: 3) { heard.withLock { $0 = [] } }
        return heard.withLock { heard in
            defer { heard = nil }
            return heard ?? []
        }
    }

    /// Every connection that is opened from now on is recorded.
    private static let listen:
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, OpaquePointer?
        ) -> Int32 = { connection, _, _ in
            sqlite3_trace_v2(
                connection, UInt32(SQLITE_TRACE_STMT),
                { _, _, statement, _ in
                    StatementRecorder.hear(statement)
                    return 0
                }, nil)
        }

    private static func hear(_ statement: UnsafeMutableRawPointer?) {
        guard let statement, let text = sqlite3_expanded_sql(OpaquePointer(statement)) else { return }
        defer { sqlite3_free(text) }
        let said = String(cString: text)
        // The check for other processes' writes is not part of the read.
        if !said.hasPrefix("PRAGMA") { heard.withLock { $0?.append(said) } }
    }
}
