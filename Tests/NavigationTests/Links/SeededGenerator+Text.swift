import Support

extension SeededGenerator {
    /// Up to `length` pieces of a vocabulary.
    mutating func text(of vocabulary: [String], upTo length: Int) -> String {
        (0..<Int.random(in: 0...length, using: &self))
            .map { _ in vocabulary.randomElement(using: &self) ?? "" }.joined()
    }
}
