import Data
import DesignSystem
import FoundationEssentials
import TextShell

/// The file of `--transcript`: a transcript of the session, which `clinic run` repeats.
struct SessionTranscript: ~Copyable {
    private var file: NewFile
    private let options: LaunchOptions

    /// Makes the file that the options name; nil where they name none.
    init?(_ options: LaunchOptions) throws(CommandFailure) {
        guard let path = options.transcript else { return nil }
        do {
            file = try NewFile(path: path)
        } catch {
            throw CommandFailure(error)
        }
        self.options = options
    }

    /// Writes the steps since `start`. On other data a repetition may fail on the way and end with another exit code;
    /// that is on the last line, which is not checked.
    mutating func write(_ steps: RetracedSteps, since start: Date) throws(CommandFailure) {
        do {
            try file.write(header(steps, since: start) + steps.transcript + [TranscriptLine.typed("quit").text])
        } catch {
            throw CommandFailure(error)
        }
    }

    private func header(_ steps: RetracedSteps, since start: Date) -> [String] {
        let user = options.user.map { TranscriptLine.setting("user \(VisibleText.escaped($0))") }
        let password = steps.asksForPassword ? "CLINIC_PASSWORD=\(HelpText.examplePassword) " : ""
        let lines: [TranscriptLine?] = [
            .comment("# Where a session went. What was typed is not in it, and what was saved is not done again."),
            .setting("check places"), .setting("clock \(start.ISO8601Format())"), user, .run("\(password)clinic"),
            steps.startsAtHome ? .answer(.screen(AppSection.home.title)) : nil,
        ]
        return lines.compactMap { $0?.text }
    }
}

extension CommandFailure {
    fileprivate init(_ fault: FileFault) {
        self.init(
            "“\(VisibleText.escaped(fault.path))” cannot be written: \(fault.reason). Name a new file with --transcript.",
            .cannotCreate)
    }
}
