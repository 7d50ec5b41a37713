import Data
import Foundation
import Testing
import TextShell

@testable import App

/// The dialogue of README.md. `UPDATE_JOURNEYS=1 swift test --filter JourneyTests` writes how it goes.
@Suite struct JourneyTests {
    @Test func `the dialogue of the README goes as it is written`() async throws {
        let file = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        let document = try TranscriptDocument(
            path: "README.md", text: text, kind: .markdown, in: TranscriptLanguage(program: "starter"))
        #expect(!document.transcripts.isEmpty)
        var actual: [Transcript] = []
        for transcript in document.transcripts {
            // if sqlite
            let store = try Store(at: ":memory:")
            // else
            let store = Store()
            // end
            actual.append(await TranscriptPlay(of: transcript, on: JourneyHost(on: store)).actual())
        }
        if ProcessInfo.processInfo.environment["UPDATE_JOURNEYS"] != nil {
            try document.text(correctedBy: actual).write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(document.differences(to: actual) == [])
    }
}

/// Starts the app for a transcript, each time on the same store.
private final class JourneyHost: TranscriptHost {
    private let store: Store

    init(on store: Store) {
        self.store = store
    }

    func run(_ run: TranscriptRun, at terminal: String, _ conversation: TranscriptConversation) async -> ExitCode {
        let environment = run.environment
        let launcher = Launcher(input: conversation, output: conversation) { environment[$0] }
        return await launcher.run(run.arguments, on: store)
    }

    func bringUpToDate(terminal: String) async {}
}
