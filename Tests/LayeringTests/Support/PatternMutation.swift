@testable import LayeringEngine

/// A generator of patterns, of which about half cannot be looked for.
struct PatternMutation {
    private var random: SplitMix

    private static let pieces = [
        "Task", "x", "OrderRepository", "struct", "import", "A", "^Task", "^x", "*Repository", "is*", "~View", "%",
        "\"\"", "a|x", "!.shared", "!x", "$", ".", "(", ")", "{", ":", "@", "=", "?", "…", "‥", "…", "_", ".shared",
        "path",
        "!", "^", "1", "é", "*", "|", "a.b*", "#", "\"",
    ]

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    /// Some pieces, those at the end of the list rarely.
    mutating func next() -> String {
        (0...random.below(6)).map { _ in
            let rare = random.below(40) == 0
            return Self.pieces[random.below(rare ? Self.pieces.count : Self.pieces.count - 9)]
        }.joined(separator: " ")
    }
}
