/// Words that can be typed. Each key asks for those that begin as the line does, so their lower-case letters lie side
/// by side.
struct WordList {
    let words: [String]
    private let letters: [UInt8]
    /// Where the letters of each word end.
    private let ends: [Int]

    init(_ words: [String]) {
        var (letters, ends): ([UInt8], [Int]) = ([], [])
        for word in words {
            letters += word.lowercased().utf8
            ends.append(letters.count)
        }
        (self.words, self.letters, self.ends) = (words, letters, ends)
    }

    /// The words that begin with some lower-case letters.
    func beginning(with start: [UInt8]) -> [String] {
        var found: [String] = []
        add(beginning: start, to: &found)
        return found
    }

    /// Adds the words that begin with some lower-case letters, each behind what the line begins with.
    func add(beginning start: [UInt8], to found: inout [String], after prefix: String = "") {
        var first = 0
        for index in ends.indices {
            let end = ends[index]
            if begins(from: first, to: end, with: start) {
                found.append(prefix.isEmpty ? words[index] : prefix + words[index])
            }
            first = end
        }
    }

    private func begins(from first: Int, to end: Int, with start: [UInt8]) -> Bool {
        guard end - first >= start.count else { return false }
        for index in start.indices where letters[first + index] != start[index] { return false }
        return true
    }
}
