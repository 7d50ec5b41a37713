import Foundation
import TextShell

/// A dialogue of the repository as somebody hears it: the same lines, typed at `clinic` with other options.
nonisolated struct HeardScript {
    /// A line that was typed, or the start of the program, with the screen that it led to.
    struct Step: Hashable {
        let terminal: String
        let typed: String
        var screen: [String] = []

        /// Whether it leads to a screen, and not to a list of commands or links.
        var isScreen: Bool { HeardScript.kinds.contains { screen.first?.hasPrefix($0) == true } }
    }

    static let kinds = ["Screen: ", "Sheet: ", "Full screen: ", "Question: "]

    /// Plays a file's dialogues with options for each conversation.
    @MainActor static func steps(of file: TranscriptFile, with options: String) async throws -> [Step] {
        let text = try String(contentsOfFile: file.path, encoding: .utf8)
        let lines = text.components(separatedBy: "\n").filter { !$0.contains(#/^% (format|check)/#) }
        let played = lines.map {
            talks($0) ? $0.replacing(" clinic", with: " clinic \(options)", maxReplacements: 1) : $0
        }
        return try await TemporaryFolder.with { folder in
            let copy = "\(folder).clinic"
            try Data(played.joined(separator: "\n").utf8).write(to: URL(filePath: copy))
            let run = await TranscriptFile.run(["--update", copy])
            guard run.code == .ok else { throw ProcessFault(EINVAL, run.text) }
            return steps(in: try String(contentsOfFile: copy, encoding: .utf8))
        }
    }

    /// Whether a line starts a conversation that says nothing of a format.
    private static func talks(_ line: String) -> Bool {
        line.contains(#/^\$ ([A-Z_]+=\S+ )*clinic( (--as|--now|--width|--terminal) \S+| clinic:\S+| --stop)*$/#)
    }

    static func steps(in text: String) -> [Step] {
        var (steps, terminal) = ([Step](), "")
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("@ ") { terminal = String(line.split(separator: " ")[1]) }
            if line.hasPrefix("$ ") || line.hasPrefix("> ") {
                steps.append(Step(terminal: terminal, typed: line))
            } else if !line.isEmpty, !line.contains(#/^[#%@!] /#), !steps.isEmpty {
                steps[steps.count - 1].screen.append(line)
            }
        }
        return steps
    }
}
