import Data
import DataSupport
import Foundation
import Support
import Testing

@testable import DataSync

/// The turn to exchange for a file.
@Suite(.timeLimit(.minutes(60))) struct DrainerLockTests {
    @Test func `a turn that was given back is free, even if a child process still has the file`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let (first, second) = (DrainerLock(at: .folder(folder)), DrainerLock(at: .folder(folder)))
            #expect(first.take())
            // A process that is being started has every open file, for a moment.
            let inherited = dup(try #require(try openFiles(in: folder).first))
            defer { close(inherited) }
            #expect(!second.take())
            first.leave()
            #expect(second.take())
        }
    }
}
