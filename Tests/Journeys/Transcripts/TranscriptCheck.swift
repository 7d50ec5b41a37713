/// Compares the dialogues of a file with how they really go.
enum TranscriptCheck {
    /// The file as it should be, and what is wrong with it now: one text for each block that differs.
    static func check(_ file: MarkdownFile) async throws -> (corrected: MarkdownFile, problems: [String]) {
        var (corrected, problems) = (file, [String]())
        var replacements: [(TranscriptBlock, [String])] = []
        for dialogue in file.dialogues {
            let actual = try await lines(of: dialogue, in: file)
            for (block, lines) in zip(dialogue, actual) where block.lines != lines {
                let difference = UnifiedDifference(block.lines, lines, firstLine: block.start + 1)
                problems.append(
                    "\(file.path):\(block.start + difference.firstChange + 1): not what happens:\n\(difference.text)")
                replacements.append((block, lines))
            }
        }
        for (block, lines) in replacements.reversed() {
            corrected.lines.replaceSubrange(block.start..<block.start + block.lines.count, with: lines)
        }
        return (corrected, problems)
    }

    private static func lines(of dialogue: [TranscriptBlock], in file: MarkdownFile) async throws -> [[String]] {
        do {
            return try await TranscriptRun.lines(of: dialogue)
        } catch let problem as TranscriptProblem {
            throw TranscriptProblem(text: "\(file.path):\((dialogue.first?.start ?? 0) + 1): \(problem.text)")
        }
    }
}
