import Data
import DesignSystem
import Foundation
import TextShell

/// The file for `--transcript`: what was done, with how it is done again.
struct Transcript: ~Copyable {
    private var file: TranscriptFile
    private let options: LaunchOptions

    /// Makes the file that the options name; nil where they name none.
    init?(_ options: LaunchOptions) throws(CommandFailure) {
        guard let path = options.transcript else { return nil }
        do {
            file = try TranscriptFile(path: path)
        } catch {
            throw CommandFailure(error)
        }
        self.options = options
    }

    /// Writes down what was done.
    mutating func write(_ coordinator: AppCoordinator) throws(CommandFailure) {
        do {
            try file.write(header + coordinator.wholeTranscript)
        } catch {
            throw CommandFailure(error)
        }
    }

    private var header: [String] {
        let user = options.user.map { " --as \(VisibleText.of($0))" } ?? ""
        let now = options.now.map { " --now \($0.ISO8601Format())" } ?? ""
        return ["# Does it again on a copy of the data from before, with this file as its input: clinic\(user)\(now)"]
    }
}

extension CommandFailure {
    fileprivate init(_ fault: TranscriptFault) {
        self.init(
            "“\(VisibleText.of(fault.path))” cannot be written: \(fault.reason). Name a new file with --transcript.",
            .cannotCreate)
    }
}
