/// The nearest of some names to one that is none of them.
package enum Spelling {
    /// A question to end a message with, such as “Did you mean use-case?”; nil if nothing is near.
    package static func question(about word: String, among names: [String]) -> String? {
        nearest(to: word, among: names).map { "Did you mean \($0)?" }
    }

    /// The name with the fewest letters to change, or the first that a word is a part of; nil if nothing is near.
    ///
    /// - Complexity: O(*n* · *m*) in the letters of the word and of the names.
    static func nearest(to word: String, among names: [String]) -> String? {
        let (word, limit) = (word.lowercased(), word.count < 4 ? 1 : max(2, word.count / 3))
        let near = names.map { (name: $0, distance: distance(from: word, to: $0.lowercased())) }
            .filter { $0.distance <= limit }.min { $0.distance < $1.distance }
        let parts = names.filter { word.count > 1 && $0.lowercased().contains(word) }
        return near?.name ?? parts.first { $0.lowercased().hasPrefix(word) } ?? parts.first
    }

    /// How many letters to insert, remove or replace.
    private static func distance(from word: String, to name: String) -> Int {
        let (word, name) = (Array(word), Array(name))
        var costs = Array(0...name.count)
        for (row, letter) in word.enumerated() {
            var diagonal = row
            costs[0] = row + 1
            for (column, other) in name.enumerated() {
                let changed = diagonal + (letter == other ? 0 : 1)
                diagonal = costs[column + 1]
                costs[column + 1] = min(changed, costs[column] + 1, diagonal + 1)
            }
        }
        return costs[name.count]
    }
}
