import DataSupport
import Domain
import Foundation
import Support

@testable import Data

/// A folder with a clinic, its backup, and room to restore it.
struct BackupPlace {
    let folder: String
    static let key = BackupKey.file([UInt8](repeating: 7, count: 32))
    static let now = Date(timeIntervalSince1970: 1_772_442_720)

    var clinic: String { "\(folder)/clinic" }
    var restored: String { "\(folder)/restored" }
    var file: String { "\(folder)/a.backup" }

    /// Runs `body` beside an example clinic that is closed.
    static func with(_ body: (BackupPlace) async throws -> Void) async throws {
        try await withFolder { folder in
            let place = BackupPlace(folder: folder)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try StoreHarness.open(.folder(place.clinic)).leave()
            try await body(place)
        }
    }

    @discardableResult
    func backUp(_ key: BackupKey = key, replacing: Bool = false) async throws -> ClinicBackup.Report {
        try await ClinicBackup(of: clinic, cost: .least).make(
            at: file, key: key, replacing: replacing, now: Self.now)
    }

    @discardableResult
    func restore(
        _ key: BackupKey = key, to other: String? = nil, replacing: Bool = false
    ) async throws -> ClinicRestore.Report {
        try await ClinicRestore(of: file, to: other ?? restored).carryOut(
            key: key, replacing: replacing, at: Self.now)
    }

    /// Writes other bytes to the backup.
    func plant(_ bytes: [UInt8]) throws { try Foundation.Data(bytes).write(to: URL(filePath: file)) }

    /// Everything in the tables of a clinic, by table.
    func contents(of folder: String) throws -> [String: [String]] {
        let connection = try Connection(path: StoreHarness.file(folder))
        var contents: [String: [String]] = [:]
        for table in try connection.rowsByTable().keys { contents[table] = try connection.contents(of: table) }
        return contents
    }

    /// The names in a folder.
    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    /// The fault that work ends with; nil if it succeeds.
    static func fault(of work: () async throws -> Void) async throws -> BackupFault? {
        do {
            try await work()
            return nil
        } catch let fault as BackupFault {
            return fault
        }
    }
}
