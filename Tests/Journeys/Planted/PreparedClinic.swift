import Foundation

/// The example clinic after its first start, made once and copied for each test.
nonisolated enum PreparedClinic {
    private static let bytes = Result {
        try TemporaryFolder.with { folder in
            let run = try ClinicRun.of([], in: folder)
            guard run.code == 0 else { throw ProcessFault("no clinic to copy: \(run.errors)") }
            let file = ClinicFile(in: folder)
            _ = try file.texts("PRAGMA wal_checkpoint(TRUNCATE)")
            return FileManager.default.contents(atPath: file.path)
        }
    }

    /// Runs `body` with the path of a folder that has the example clinic in it.
    static func with<Value>(_ body: (String) throws -> Value) throws -> Value {
        let bytes = try bytes.get()
        return try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            let isMade = FileManager.default.createFile(
                atPath: ClinicFile(in: folder).path, contents: bytes, attributes: [.posixPermissions: 0o600])
            guard isMade else { throw ProcessFault("the clinic was not copied") }
            return try body(folder)
        }
    }
}
