import FoundationEssentials

extension Range<Date> {
    /// The parts of this time outside other times, in order; none is empty.
    package func subtracting(_ taken: [Range<Date>]) -> [Range<Date>] {
        var (rest, start): ([Range<Date>], Date) = ([], lowerBound)
        for taken in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) where taken.overlaps(self) {
            if start < taken.lowerBound { rest.append(start..<taken.lowerBound) }
            start = Swift.max(start, taken.upperBound)
        }
        return start < upperBound ? rest + [start..<upperBound] : rest
    }

    /// Whether another time is inside this one.
    package func encloses(_ other: Range<Date>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
