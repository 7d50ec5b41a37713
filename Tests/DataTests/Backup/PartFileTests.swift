import DataSupport
import Foundation
import Testing

@testable import Data

/// A file that gets its name once it is complete.
@Suite struct PartFileTests {
    @Test func `a link that leads nowhere keeps its name`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let path = "\(folder)/copy"
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
            let part = try PartFile(for: path, replacing: false)
            #expect(throws: BackupFault.exists(path: path)) { try part.name() }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "nowhere")
        }
    }

    @Test func `a folder is not replaced`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            #expect(throws: BackupFault.file(FileFault(folder, reason: "It is no regular file"))) {
                _ = try PartFile(for: folder, replacing: true)
            }
        }
    }

    @Test func `a part that somebody else put in its place gets no name`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let path = "\(folder)/copy"
            let part = try PartFile(for: path, replacing: false)
            try FileManager.default.removeItem(atPath: part.part)
            try Foundation.Data("another's".utf8).write(to: URL(filePath: part.part))
            #expect(throws: BackupFault.underWay(path: path)) { try part.name() }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["copy.part"])
        }
    }
}
