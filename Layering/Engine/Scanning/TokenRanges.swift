/// Ranges of tokens that are added in the order of their beginnings; one inside another adds nothing.
struct TokenRanges {
    private var ranges: [Range<Int>] = []

    mutating func add(_ range: Range<Int>) {
        if let last = ranges.last, last.upperBound >= range.upperBound { return }
        ranges.append(range)
    }

    /// Whether a token is in one of them.
    ///
    /// - Complexity: O(log of the ranges).
    func contains(_ token: Int) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= token { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(token)
    }
}
