import CSQLite
import Foundation
import Testing

/// The file that a program of format 1 left behind; see `Fixtures/format-1.sql`.
enum Format1File {
    /// Puts it into a folder that is not there yet.
    static func plant(in folder: String) throws {
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/format-1.sql")
        try StoreHarness.plant([], in: folder)
        var handle: OpaquePointer?
        defer { sqlite3_close_v2(handle) }
        try #require(sqlite3_open(StoreHarness.file(folder), &handle) == SQLITE_OK)
        let code = sqlite3_exec(handle, try String(contentsOf: script, encoding: .utf8), nil, nil, nil)
        try #require(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
    }
}
