import DataSupport
import Foundation
import Testing

@testable import Data

@Suite struct FolderSyncTests {
    @Test func `a folder that was waited for is closed again`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let ours = open(folder, O_RDONLY | O_CLOEXEC)
            try #require(ours != -1)
            defer { close(ours) }
            FolderSync.flush(folderOf: "\(folder)/backup")
            #expect(try openFiles(in: folder) == [ours])
        }
    }
}
