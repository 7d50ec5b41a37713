import DesignSystem
import TextShell

/// A check of several transcripts: the results so far, and the summary.
struct TranscriptCheck {
    let output: any ShellOutput
    let isUpdating: Bool
    let stop = PlayStop()
    private var (files, transcripts, differing, rewritten, failed) = (0, 0, 0, 0, 0)
    private var firstFailure: ExitCode?

    init(output: any ShellOutput, isUpdating: Bool) {
        (self.output, self.isUpdating) = (output, isUpdating)
    }

    /// Runs the transcripts of one text. A text that holds something that is no transcript is left alone.
    mutating func run(_ source: TranscriptSource) async {
        do throws(CommandFailure) {
            let document = try source.document()
            guard !document.transcripts.isEmpty else { return }
            let actual = try await played(document)
            guard stop.code == nil else { return }
            (files, transcripts) = (files + 1, transcripts + document.transcripts.count)
            try take(actual, of: document, source)
        } catch {
            fail(error)
        }
    }

    /// Records and prints a failure.
    mutating func fail(_ failure: CommandFailure) {
        output.progress("")
        output.notify(failure.message)
        (firstFailure, failed) = (firstFailure ?? failure.exitCode, failed + 1)
    }

    /// Prints the summary.
    ///
    /// - Returns: the exit code. A file that could not be run outweighs one that differs.
    mutating func conclude() -> ExitCode {
        if transcripts == 0, failed == 0 {
            fail(
                CommandFailure(
                    "There is no transcript in what was named: a .clinic file, or a block ```clinic in Markdown.",
                    .noInput))
        }
        write("\(summary)\n")
        return firstFailure ?? (differing > 0 ? .differs : .ok)
    }

    private func played(_ document: TranscriptDocument) async throws(CommandFailure) -> [Transcript] {
        var actual: [Transcript] = []
        for transcript in document.transcripts where stop.code == nil {
            let play = TranscriptPlay(of: transcript, on: try TranscriptClinics())
            stop.play = play
            actual.append(await play.actual())
            stop.play = nil
        }
        return actual
    }

    private mutating func take(
        _ actual: [Transcript], of document: TranscriptDocument, _ source: TranscriptSource
    ) throws(CommandFailure) {
        let differences = document.differences(to: actual)
        guard !differences.isEmpty else { return }
        if isUpdating, document.canBeCorrected(by: actual) {
            try source.replace(document.text, with: document.text(correctedBy: actual))
            rewritten += 1
            return write("\(VisibleText.escaped(document.path)): updated\n")
        }
        differing += document.count(differingFrom: actual)
        notify(document, differences)
    }

    /// Prints the differences, and why they are not written.
    private mutating func notify(_ document: TranscriptDocument, _ differences: [String]) {
        output.progress("")
        for difference in differences {
            write(difference.split(separator: "\n").map { "\(VisibleText.escaped(String($0)))\n" }.joined())
        }
        guard isUpdating else { return }
        output.notify(
            "“\(VisibleText.escaped(document.path))” stays as it is: the program ends before all of it is typed, leads nowhere "
                + "that is checked, or ends well where an exit code stands. Put that right, or take it away.")
    }

    private var summary: String {
        let all = "\(Self.count(transcripts, "transcript")) in \(Self.count(files, "file"))"
        let isWrong = "\(differing) not as written"
        let isRight = differing == 0 ? "all go as they are written" : isWrong
        let isNew = "\(Self.count(rewritten, "file")) updated" + (differing == 0 ? "" : ", \(isWrong)")
        let found = isUpdating ? isNew : isRight
        guard failed > 0 else { return "\(all): \(found)." }
        return (transcripts == 0 ? "Nothing was run" : "\(all): \(found); not all was run") + ", for the reason above."
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    private mutating func write(_ text: String) {
        do {
            try output.write(text)
        } catch {
            firstFailure = firstFailure ?? (error.readerIsGone ? .outputClosed : .ioError)
        }
    }
}

/// Access to the running play, to end a check.
final class PlayStop {
    /// The running play, if any.
    var play: TranscriptPlay?
    private(set) var code: ExitCode?

    /// Ends the play, the wait for input, and the check with a code.
    func end(_ code: ExitCode, _ input: any LineInput) {
        self.code = code
        play?.stop()
        input.close()
    }
}
