import Support
import Testing

@testable import TextShell

@Suite struct FuzzyMatchTests {
    @Test func `letters match in their order, best at the starts of words and side by side`() {
        let rows: [(word: String, text: String, positions: [Int]?)] = [
            ("ref", "Refund", [0, 1, 2]), ("rfd", "Refund", [0, 2, 5]), ("so", "Sign out", [0, 5]),
            ("out", "Sign out", [5, 6, 7]), ("o", "Go to Orders", [6]), ("or", "Colour orders", [7, 8]),
            ("FUN", "refund", [2, 3, 4]), ("ta", "Track one", [0, 2]), ("é", "José É", [5]),
            ("x", "Refund", nil), ("refunds", "Refund", nil), ("fer", "Refund", nil), ("", "Refund", nil),
            ("a", "", nil), ("陳", "Dr. Chen 陳偉", [9]),
        ]
        for (word, text, positions) in rows {
            #expect(FuzzyMatch(of: FuzzyText(word), in: FuzzyText(text))?.positions == positions, "\(word) in \(text)")
        }
    }

    @Test func `is the best of all ways, as trying each of them says`() {
        var random = SeededGenerator(seed: 7)
        var (found, scores) = (0, FuzzyScores())
        for _ in 0..<3_000 {
            let text = String(
                (0..<Int.random(in: 0...9, using: &random)).map { _ in "ab a".randomElement(using: &random) ?? "a" })
            let word = String(
                (0..<Int.random(in: 1...4, using: &random)).map { _ in "ab".randomElement(using: &random) ?? "a" })
            let match = FuzzyMatch(of: FuzzyText(word), in: FuzzyText(text))
            #expect(match?.score == Self.bestByTrying(word, in: text), "\(word) in “\(text)”")
            #expect(scores.best(of: FuzzyText(word), in: FuzzyText(text)) == match?.score, "\(word) in “\(text)”")
            guard let match else { continue }
            found += 1
            let (letters, starts) = (FuzzyText(text).letters, FuzzyText(text).isStart.count { $0 })
            let highest = SoughtWord(FuzzyText(word)).highestScore(
                first: letters[0], starts: starts, count: letters.count)
            #expect(match.score <= highest, "\(word) in “\(text)”")
            #expect(Self.score(of: match.positions, FuzzyText(text), wordCount: word.count) == match.score)
        }
        #expect(found > 500)
    }

    /// The best score over every choice of positions.
    private static func bestByTrying(_ word: String, in text: String) -> Int? {
        let (word, text) = (FuzzyText(word), FuzzyText(text))
        var choices: [[Int]] = [[]]
        for letter in word.letters {
            choices = choices.flatMap { chosen in
                text.letters.indices.filter { $0 > chosen.last ?? -1 && text.letters[$0] == letter }.map {
                    chosen + [$0]
                }
            }
        }
        return choices.map { score(of: $0, text, wordCount: word.letters.count) }.max()
    }

    private static func score(of positions: [Int], _ text: FuzzyText, wordCount: Int) -> Int {
        var score = wordCount == text.letters.count ? 20 : 0
        for (index, position) in positions.enumerated() {
            score += 16 + (text.isStart[position] ? 10 : 0) + (position == 0 ? 6 : 0)
            guard index > 0 else { continue }
            let gap = position - positions[index - 1] - 1
            score += gap == 0 ? 12 : -gap
        }
        return score
    }
}
