import DataSupport
import Glibc
import Testing

@testable import Data

struct FileLockTests {
    @Test func `a file system that says who has a lock does not refuse locks`() async throws {
        try await withFolder { folder in
            let file = "\(folder)/clinic.sqlite"
            #expect(mkdir(folder, 0o700) == 0)
            #expect(!FileLock.areRefused(beside: file))
            let other = open("\(file).lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            defer { close(other) }
            #expect(FileLock.take(other, alone: true) == .taken)
            #expect(!FileLock.areRefused(beside: file))
        }
    }
}
