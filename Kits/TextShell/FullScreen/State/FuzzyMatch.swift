/// Finds names by some of their letters, in order.
enum FuzzyMatch {
    /// The elements whose names have the letters of a text, best first; all of them for the empty text.
    static func sorted<Element>(_ elements: [Element], by text: String, name: (Element) -> String) -> [Element] {
        let wanted = Array(text.lowercased().filter { $0 != " " })
        guard !wanted.isEmpty else { return elements }
        let found = elements.enumerated().compactMap { index, element in
            score(Array(name(element).lowercased()), wanted).map { (score: $0, index: index, element: element) }
        }
        return found.sorted { ($0.score, $0.index) < ($1.score, $1.index) }.map(\.element)
    }

    /// The gaps that a match leaves, fewer being better; nil for no match.
    private static func score(_ name: [Character], _ wanted: [Character]) -> Int? {
        var (cost, next) = (0, 0)
        var last = -1
        for (position, character) in name.enumerated() where next < wanted.count && character == wanted[next] {
            let isStart = position == 0 || !name[position - 1].isLetter
            if position != last + 1 { cost += isStart ? 2 : 5 }
            last = position
            next += 1
        }
        return next == wanted.count ? cost * 100 + name.count : nil
    }
}
