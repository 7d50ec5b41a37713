import HeadlessUI

/// The words that an unknown line may be a slip for, nearest first.
public struct NearWords {
    /// The lines to type for them: at most three.
    let lines: [String]

    /// The words of a scene at a screen. None where a secret is asked for: the line may be one.
    @MainActor init(to line: String, of scene: any ShellScene, on screen: Screen) {
        guard !screen.asksForSecret else {
            lines = []
            return
        }
        let controls = screen.controls.filter { $0.isEnabled && !$0.label.isEmpty }.map { $0.label.lowercased() }
        let words = controls + screen.tabs.map { $0.name.lowercased() } + scene.words.map(\.name)
        lines = Self.nearest(to: line, among: words + CommandWord.all.flatMap(\.names))
    }

    /// The words that differ from a line by few letters, or that it is the beginning of.
    public static func nearest(to line: String, among words: [String]) -> [String] {
        let typed = Array(line.lowercased().unicodeScalars.prefix(longest + 1))
        guard typed.count >= 2, typed.count <= longest else { return [] }
        var found: [(word: String, distance: Int)] = []
        for word in words where !found.contains(where: { $0.word == word }) && word.count >= 3 {
            guard let distance = distance(typed, Array(word.unicodeScalars)) else { continue }
            found.append((word, distance))
        }
        let best = found.map(\.distance).min()
        return found.filter { $0.distance == best }.prefix(3).map(\.word)
    }

    /// The end of a message that asks whether one of some lines is meant; empty for none.
    public static func question(about lines: [String]) -> String {
        lines.isEmpty ? "" : " Did you mean \(lines.map { "“\($0)”" }.joined(separator: " or "))?"
    }

    /// How many letters are too many, missing, wrong or swapped, or nil for more than a slip.
    private static func distance(_ typed: [Unicode.Scalar], _ word: [Unicode.Scalar]) -> Int? {
        if typed.count >= 3, word.starts(with: typed) { return 0 }
        let most = min(typed.count, word.count) <= 4 ? 1 : 2
        guard abs(typed.count - word.count) <= most else { return nil }
        let distance = EditDistance(from: typed, to: word).value
        return distance <= most ? distance : nil
    }

    /// Longer lines are no slips of a word.
    private static let longest = 40
}
