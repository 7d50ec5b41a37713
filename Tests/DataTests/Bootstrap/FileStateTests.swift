import DataSupport
import Testing

@testable import Data

struct FileStateTests {
    @Test func `of a file that is not there, and of an empty one, there is nothing to say`() async throws {
        try await withFolder { folder in
            let nothing = FileState(numbers: Array(repeating: 0, count: FileState.count))
            #expect(FileState(of: ClinicFolder(path: folder)) == nothing)
            try StoreHarness.plant([], in: folder)
            #expect(FileState(of: ClinicFolder(path: folder)) == nothing)
            try StoreHarness.plant([1], in: folder)
            #expect(FileState(of: ClinicFolder(path: folder)).numbers[1...2].allSatisfy { $0 > 0 })
        }
    }
}
