import Foundation
import Testing

/// A voice takes every word of a day that is heard. `scripts/soak accessible` has all journeys spoken.
@Suite nonisolated struct SpokenDayTests {
    private static let voice = "/usr/bin/espeak-ng"
    private static let isThere = FileManager.default.isExecutableFile(atPath: voice)

    @Test(.enabled(if: isThere, "espeak-ng is not installed")) func `a day at the front desk can be spoken`() throws {
        let script = "\(TranscriptFile.repository)Tests/Journeys/Scripts/accessible.clinic"
        let text = try String(contentsOfFile: script, encoding: .utf8)
        let heard = HeardScript.steps(in: text).flatMap(\.screen)
        #expect(heard.count > 100)
        try TemporaryFolder.with { folder in
            let (words, sound) = ("\(folder).txt", "\(folder).wav")
            try Data(heard.joined(separator: "\n").utf8).write(to: URL(filePath: words))
            let said = try Self.speak(["-x", "-q", "-f", words])
            #expect(said.split(separator: "\n").count >= heard.count)
            #expect(try Self.speak(["-x", "-q", "-f", words]) == said)
            _ = try Self.speak(["-f", words, "-w", sound])
            let bytes = try Data(contentsOf: URL(filePath: sound))
            #expect(bytes.starts(with: Data("RIFF".utf8)))
            #expect(bytes.count > 1_000_000)
        }
    }

    /// Speaks, and returns what the voice says of it.
    private static func speak(_ arguments: [String]) throws -> String {
        let (process, output) = (Process(), Foundation.Pipe())
        process.executableURL = URL(filePath: voice)
        process.arguments = ["-v", "en"] + arguments
        process.standardOutput = output
        try process.run()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: said, as: UTF8.self)
    }
}
