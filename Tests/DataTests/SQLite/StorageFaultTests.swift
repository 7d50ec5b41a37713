import DataSupport
import CSQLite
import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(60))) struct StorageFaultTests {
    @Test(arguments: [
        (SQLITE_CANTOPEN, 0, "storage-cannot-open"), (SQLITE_PERM, 0, "storage-cannot-open"),
        (SQLITE_READONLY, 0, "storage-read-only"), (SQLITE_FULL, 0, "storage-full"),
        (SQLITE_CORRUPT, 0, "storage-corrupt"), (SQLITE_CORRUPT, EIO, "storage-failing"),
        (SQLITE_NOTADB, 0, "storage-corrupt"),
        (SQLITE_BUSY, 0, "storage-busy"), (SQLITE_BUSY | 2 << 8, 0, "storage-busy"),
        (SQLITE_LOCKED, 0, "storage-busy"), (SQLITE_IOERR | 3 << 8, ENOSPC, "storage-full"),
        (SQLITE_IOERR | 3 << 8, EDQUOT, "storage-full"), (SQLITE_IOERR | 3 << 8, EIO, "storage-failing"),
        (SQLITE_IOERR, 0, "storage-failing"),
        (SQLITE_CONSTRAINT, 0, "unexpected"), (SQLITE_ERROR, 0, "unexpected"),
    ])
    func `every result code becomes one kind of error`(code: Int32, system: Int32, expected: String) {
        let error = SQLiteFault(code: code, detail: "detail", systemError: system).appError(path: "/clinic")
        #expect(error.code == expected)
        if case .storage(let fault) = error { #expect(fault.message.contains("/clinic")) }
    }

    @Test func `a folder below a file cannot be opened`() async throws {
        try await withFolder { folder in
            try Foundation.Data().write(to: URL(filePath: folder))
            for path in [folder, "\(folder)/below", "\(folder)/far/below"] {
                let error = #expect(throws: AppError.self) { try StoreHarness.open(.folder(path)) }
                #expect(error?.code == "storage-cannot-open")
                #expect(error?.message.contains("Not a directory") == true)
            }
        }
    }

    @Test(arguments: ["", "/proc/clinic"]) func `a folder that cannot be made is an error`(path: String) {
        let error = #expect(throws: AppError.self) { try StoreHarness.open(.folder(path)) }
        #expect(error?.code.hasPrefix("storage-") == true)
    }

    @Test(.enabled(if: geteuid() != 0, "modes do not bind root"))
    func `a folder that may only be read is named`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])
            let fault = StorageFault.readOnly(path: StoreHarness.file(folder))
            #expect(throws: AppError.storage(fault)) { try StoreHarness.open(.folder(folder)) }
        }
    }

    @Test func `a full file fails the write and keeps what was there`() async throws {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            let connection = try Connection(path: StoreHarness.file(folder))
            try connection.run("PRAGMA max_page_count = 1")
            #expect(throws: AppError.storage(.full(path: StoreHarness.file(folder)))) {
                try connection.transaction { () throws(AppError) in
                    try connection.run("DELETE FROM order_line")
                    try connection.run("INSERT INTO saved_state VALUES ('visitor', zeroblob(1000000))")
                }
            }
            #expect(try connection.pragma("user_version") == Migration.all.last?.version)
            #expect(
                try connection.first("SELECT count(*) FROM order_line") { row throws(AppError) in
                    try row.integer(0)
                } ?? 0 > 0)
        }
    }

    @Test func `a file that is held by another is busy`() async throws {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            let holder = try Connection(path: StoreHarness.file(folder))
            let other = try Connection(path: StoreHarness.file(folder), patience: 0)
            _ = try holder.transaction { () throws(AppError) in
                #expect(throws: AppError.storage(.busy(path: StoreHarness.file(folder)))) {
                    try other.transaction { () throws(AppError) in }
                }
            }
        }
    }
}
