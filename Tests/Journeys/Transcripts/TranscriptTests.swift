import Foundation
import Testing

/// Every dialogue in the repository's Markdown goes as it is written there.
///
/// With `CLINIC_UPDATE_TRANSCRIPTS=1` what is written becomes what happens; look at the change before committing it.
@Suite struct TranscriptTests {
    @Test(arguments: MarkdownFile.all()) func `every dialogue goes as it is written`(file: MarkdownFile) async throws {
        let (corrected, problems) = try await TranscriptCheck.check(file)
        if ProcessInfo.processInfo.environment["CLINIC_UPDATE_TRANSCRIPTS"] == "1" {
            if corrected != file { try corrected.write() }
        } else {
            for problem in problems { Issue.record("\(problem)") }
        }
    }
}

nonisolated extension MarkdownFile: CustomTestStringConvertible {
    var testDescription: String { path }
}
