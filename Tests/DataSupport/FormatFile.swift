import CSQLite
import Foundation
import Testing

/// The file that a program of an older format left behind; see `Tests/DataTests/Fixtures`.
package enum FormatFile: String, CaseIterable {
    case format1 = "format-1.sql"
    case format2 = "format-2.sql"
    case format3 = "format-3.sql"
    case format4 = "format-4.sql"
    case format5 = "format-5.sql"
    case format6 = "format-6.sql"
    case format7 = "format-7.sql"

    /// The newest format with a real file.
    package static let newest = Self.format7

    /// The file's format.
    package var version: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// Writes it to a folder that does not exist yet.
    package func plant(in folder: String) throws {
        let folderOfSources = URL(filePath: #filePath).deletingLastPathComponent()
        let script = folderOfSources.appending(path: "../DataTests/Fixtures/\(rawValue)")
        try StoreHarness.plant([], in: folder)
        var handle: OpaquePointer?
        defer { sqlite3_close_v2(handle) }
        try #require(sqlite3_open(StoreHarness.file(folder), &handle) == SQLITE_OK)
        let code = sqlite3_exec(handle, try String(contentsOf: script, encoding: .utf8), nil, nil, nil)
        try #require(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
    }
}
