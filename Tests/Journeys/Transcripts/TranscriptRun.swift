import App
import Data
import TextShell

/// Runs one dialogue in this process and says how it really goes, block by block.
enum TranscriptRun {
    /// The lines that each block should have.
    static func lines(of dialogue: [TranscriptBlock]) async throws -> [[String]] {
        let expected = dialogue.flatMap(\.lines)
        guard expected.first?.hasPrefix("$ ") == true else {
            throw TranscriptProblem(text: "a dialogue begins with a line “$ clinic”")
        }
        let actual = try await TemporaryFolder.with { folder in
            try await record(expected, folder: folder)
        }
        return cut(actual, like: dialogue)
    }

    private static func record(_ expected: [String], folder: String) async throws -> [String] {
        let record = TranscriptRecord(folder: folder)
        let starts = expected.indices.filter { expected[$0].hasPrefix("$ ") }
        for (start, end) in zip(starts, starts.dropFirst() + [expected.endIndex]) {
            let line = String(expected[start].dropFirst(2))
            let command = try TranscriptCommand(line)
            record.begin(line, typing: expected[start..<end].compactMap(typed))
            let launcher = Launcher(
                environment: command.environment, input: record, output: record, passwords: .least)
            record.end(await launcher.run(command.completed(folder: folder)))
        }
        return record.lines
    }

    private static func typed(_ line: String) -> String? {
        line == ">" ? "" : line.hasPrefix("> ") ? String(line.dropFirst(2)) : nil
    }

    /// Cuts a dialogue where its blocks begin: before the same command, counted from the start.
    private static func cut(_ actual: [String], like dialogue: [TranscriptBlock]) -> [[String]] {
        let commands = actual.indices.filter { isCommand(actual[$0]) }
        var (count, starts): (Int, [Int]) = (0, [])
        for block in dialogue {
            starts.append(count < commands.count ? commands[count] : actual.endIndex)
            count += block.lines.filter(isCommand).count
        }
        return zip(starts, starts.dropFirst() + [actual.endIndex]).map { Array(actual[$0..<$1]) }
    }

    private static func isCommand(_ line: String) -> Bool {
        line.hasPrefix("$ ") || typed(line) != nil
    }
}
