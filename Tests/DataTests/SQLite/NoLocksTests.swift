import DataSupport
import Foundation
import Support
import Testing

@testable import Data

/// A folder whose file system refuses locks: nobody else has the clinic, and waiting is useless.
@Suite(.timeLimit(.minutes(60))) struct NoLocksTests {
    @Test(arguments: [("flock", false), ("all", true)])
    func `locks that the file system refuses are not taken for another program's`(
        which: String, isThere: Bool
    ) async throws {
        try await withFolder { folder in
            let place = "\(folder)/clinic"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            if isThere { try StoreHarness.open(.folder(place)).leave() }
            let lines = try await onItsOwnThread {
                let library = try CLibrary("no-locks", in: folder).path
                let process = try WorkstationProcess(
                    [place], errors: "\(folder)/errors", environment: ["LD_PRELOAD": library, "NO_LOCKS": which])
                process.listen(until: .now + .seconds(60)) { $0.hasPrefix("failed") || $0 == "open" }
                process.kill9()
                return process.lines
            }
            let words = try #require(lines.first).components(separatedBy: "\t")
            let locked = isThere ? "\(place)/clinic.sqlite" : place
            try #require(words.count == 4)
            #expect(words[...1] == ["failed", "storage-no-locks"])
            #expect(words[2] == "The file system of \(locked) refuses locks, without which nobody may write to it.")
            #expect(words[3].contains("mounted with locks"))
        }
    }
}
