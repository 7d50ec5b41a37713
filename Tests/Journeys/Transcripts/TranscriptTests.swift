import App
import Data
import Foundation
import Support
import Testing
import TextShell

/// Every transcript in the repository plays as written: those in Markdown, and those in `.clinic` files.
///
/// `scripts/update transcripts` rewrites them; look at the change before committing it.
@Suite struct TranscriptTests {
    @Test(arguments: TranscriptFile.all()) func `every transcript plays as written`(
        file: TranscriptFile
    ) async throws {
        let run = await TranscriptFile.run([file.path])
        if run.code != .ok { Attachment.record(run.text, named: "\(file.testDescription).txt") }
        #expect(
            run.code == .ok,
            """
            \(run.text)
            If that is meant, scripts/update transcripts writes it.
            """)
        #expect(run.output.last?.contains("all go as they are written.") == true)
    }

    @Test func `there are transcripts of both kinds`() {
        let names = TranscriptFile.all().map(\.path)
        #expect(names.count { $0.hasSuffix(".md") } > 2)
        #expect(names.count { $0.hasSuffix(".clinic") } > 15)
    }
}

/// A file of the repository with transcripts.
nonisolated struct TranscriptFile: Hashable, Sendable, CustomTestStringConvertible {
    let path: String

    var testDescription: String { String(path.dropFirst(Self.repository.count)) }

    /// The folder of the repository that this source belongs to.
    static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardizedFileURL.path(percentEncoded: false)

    /// Every such file, by path.
    static func all() -> [TranscriptFile] {
        let found = try? TextFile.files(at: repository, endings: [".md", ".clinic"])
        return (found ?? []).filter(holdsTranscript).map { TranscriptFile(path: $0.path) }
    }

    /// Whether a file has a transcript, or something meant as one: the run finds that out.
    private static func holdsTranscript(_ file: TextFile) -> Bool {
        let document = try? TranscriptDocument(
            path: file.path, text: file.text(), kind: TranscriptDocument.Kind(path: file.path),
            in: TranscriptLanguage(program: "clinic"))
        return document?.transcripts.isEmpty != true
    }

    /// `clinic run` in this process.
    @MainActor static func run(_ arguments: [String], lines: [String] = []) async -> TranscriptOutcome {
        let output = RecordedOutput()
        let launcher = Launcher(environment: [:], input: ScriptedInput(lines), output: output)
        let code = await launcher.run(["run"] + arguments)
        return TranscriptOutcome(code: code, output: output.written, told: output.told)
    }
}

/// The exit code and the output of `clinic run`.
nonisolated struct TranscriptOutcome: Equatable {
    let code: ExitCode
    let output: [String]
    let told: [String]

    /// All that was written, and then all that was told.
    var text: String { (output + told).joined(separator: "\n") }
}
