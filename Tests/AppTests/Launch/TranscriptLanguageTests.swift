import Testing
import TextShell

@testable import App

/// The transcript rules and messages that are specific to this program.
@Suite struct TranscriptLanguageTests {
    @Test(arguments: [
        ("$ clinic --data=x", 1, "--data is not for a transcript, which runs on a clinic of its own."),
        ("$ clinic --transcript x", 1, "--transcript is not for a transcript, which runs on a clinic of its own."),
        ("$ clinic --remote x", 1, "--remote is not for a transcript, which runs on a clinic of its own."),
        ("$ clinic sync --watch", 1, "A transcript ends, so nothing in it can --watch."),
        (
            "$ clinic remote set postgresql://db/clinic", 1,
            "A remote somewhere else is not for a transcript, which runs on a clinic of its own."
        ),
        ("$ clinic --password-fd 0", 1, "--password-fd is not for a transcript, which runs on a clinic of its own."),
        ("$ HOME=/home/ana clinic", 1, "HOME is not for a transcript, which runs on a clinic of its own."),
        (
            "$ A=1 XDG_DATA_HOME=/home/ana clinic", 1,
            "XDG_DATA_HOME is not for a transcript, which runs on a clinic of its own."
        ),
        ("$ clinic run a", 1, "A transcript does not run transcripts."),
        (
            "% colour red\n$ clinic", 1,
            "There is no setting “% colour”. The settings are: check, clock, data, format, seed, user, width."
        ),
    ])
    func `what reaches beyond the clinic of a transcript is refused`(text: String, line: Int, problem: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let fault = #expect(throws: TranscriptFault.self) { try Transcript([(1, lines)], in: .clinic) }
        #expect(fault?.line == line && fault?.problem == problem)
    }

    @Test func `every run begins with the same width and moment, without colour`() throws {
        #expect(
            TranscriptLanguage.clinic.usual == ["--width", "80", "--color", "never", "--now", "2026-03-02T09:12:00Z"])
        #expect(LaunchOptions.refusal(TranscriptLanguage.clinic.usual) == nil)
    }
}
