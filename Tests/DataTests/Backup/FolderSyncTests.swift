import Glibc
import Testing

@testable import Data

struct FolderSyncTests {
    @Test func `a folder that was waited for is closed again`() async {
        // In a process of its own nobody else opens files meanwhile.
        await #expect(processExitsWith: .success) {
            let before = dup(0)
            close(before)
            FolderSync.flush(folderOf: "/tmp/anything")
            exit(dup(0) == before ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }
}
