import FoundationEssentials

/// The offsets of a time zone over time, as a time zone file lists them.
package struct ZoneRules: Hashable, Sendable {
    /// A moment from which on another offset holds, both in seconds.
    struct Transition: Hashable, Sendable {
        let moment: Int
        let offset: Int
    }

    /// The offset before the first transition.
    let earliest: Int

    /// The transitions, in the order of time.
    let transitions: [Transition]

    /// The rule for every year after the last transition, or nil if its offset stays.
    let yearly: YearlyRule?

    /// The seconds by which clocks are ahead of those in Greenwich at a moment.
    ///
    /// - Complexity: logarithmic in the number of transitions.
    package func secondsFromGMT(for moment: Date) -> Int {
        // The years that `Day` has: a far moment is the farthest of them.
        let seconds = Int(min(max(moment.timeIntervalSince1970, -62_135_596_800), 253_402_300_799).rounded(.down))
        guard let last = transitions.last else { return yearly?.offset(at: seconds) ?? earliest }
        guard seconds < last.moment else { return yearly?.offset(at: seconds) ?? last.offset }
        let later = firstTransition(after: seconds)
        return later == 0 ? earliest : transitions[later - 1].offset
    }

    /// The place of the first transition after a moment, found by halving.
    private func firstTransition(after seconds: Int) -> Int {
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].moment <= seconds { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
