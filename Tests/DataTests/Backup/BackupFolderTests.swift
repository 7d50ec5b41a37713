import DataSupport
import Foundation
import Support
import Testing

@testable import Data

/// The folder with the last backups.
@Suite struct BackupFolderTests {
    @Test func `the newest are kept, and only its own files are removed`() async throws {
        try await withFolder { path in
            let folder = BackupFolder(path: path, keep: 2)
            let first = try folder.next(at: BackupPlace.now)
            #expect(first == "\(path)/clinic-2026-03-02T09-12-00Z.backup")
            var own = [first]
            for hour in 1..<5 { own.append(try folder.next(at: BackupPlace.now + Double(hour) * 3_600)) }
            let others = [
                "clinic.sqlite", "mine.backup", "clinic-2026-03-02.backup", "clinic-2026-03-02T09-12-00Z.backup.old",
                "clinic-2026-03-02T09-12-0xZ.backup",
            ].map { "\(path)/\($0)" }
            let part = "\(path)/clinic-2026-03-02T08-12-00Z.backup.part"
            for file in own + others + [part] { try Foundation.Data().write(to: URL(filePath: file)) }
            #expect(folder.prune() == Array(own.prefix(3)))
            let left = try FileManager.default.contentsOfDirectory(atPath: path).map { "\(path)/\($0)" }
            #expect(Set(left) == Set(own.suffix(2) + others))
            #expect(folder.prune() == [])
        }
    }

    @Test func `seven are kept unless something else is asked for`() async throws {
        try await withFolder { path in
            let folder = BackupFolder(path: path)
            for hour in 0..<9 {
                let file = try folder.next(at: BackupPlace.now + Double(hour) * 3_600)
                try Foundation.Data().write(to: URL(filePath: file))
            }
            #expect(folder.prune().count == 2)
        }
    }
}
