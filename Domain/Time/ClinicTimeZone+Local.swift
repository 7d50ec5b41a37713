import FoundationEssentials

extension ClinicTimeZone {
    /// The time of a wall clock at a moment, to the minute.
    package func localTime(at moment: Date) -> LocalTime? {
        let seconds = Int(moment.timeIntervalSince1970.rounded(.down)) + secondsFromGMT(for: moment)
        return LocalTime(minutes: (seconds - Day(of: moment, in: self).daysSince1970 * 86_400) / 60)
    }

    /// The moment at which a wall clock shows a time on a date: the first if there are two, and nil if the clock is
    /// set forward over it.
    package func moment(on day: Day, at time: LocalTime) -> Date? {
        let shown = day.wallSeconds(at: time)
        // The offset is the one a day before, at, or a day after that moment: none exceeds fifteen hours.
        let offsets = [-86_400, 0, 86_400].map { secondsFromGMT(for: Date(timeIntervalSince1970: shown + $0)) }
        let moments = offsets.map { Date(timeIntervalSince1970: shown - TimeInterval($0)) }
        return zip(offsets, moments).filter { secondsFromGMT(for: $1) == $0 }.map(\.1).min()
    }

    /// The moments at which a wall clock shows the times of a span, in order; usually one range.
    ///
    /// Times that the clock skips are left out. Times that it shows twice count once, the first time. If the clock is
    /// changed within the span, the range continues.
    ///
    /// - Complexity: two lookups of an offset, about forty on a day when the clock is changed.
    package func moments(on day: Day, from opens: LocalTime, to closes: LocalTime) -> [Range<Date>] {
        let wall = (start: day.wallSeconds(at: opens), end: day.wallSeconds(at: closes))
        // No offset is longer than fifteen hours, and no zone changes its clock twice in so short a time.
        let (early, late) = (wall.start - 15 * 3_600, wall.end + 15 * 3_600)
        let (before, after) = (offset(at: early), offset(at: late))
        guard before != after else { return [Self.range(wall.start - before, wall.end - before)].compactMap(\.self) }
        let change = change(after: early, to: late, from: before)
        let first = Self.range(wall.start - before, min(wall.end - before, change))
        let second = Self.range(max(wall.start - after, change + max(0, before - after)), wall.end - after)
        let ranges = [first, second].compactMap(\.self)
        guard ranges.count == 2, ranges[0].upperBound == ranges[1].lowerBound else { return ranges }
        return [ranges[0].lowerBound..<ranges[1].upperBound]
    }

    /// The first second after `start` at which another offset than `offset` holds, found by halving.
    private func change(after start: TimeInterval, to end: TimeInterval, from offset: TimeInterval) -> TimeInterval {
        var (low, high) = (start, end)
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            if self.offset(at: middle) == offset { low = middle } else { high = middle }
        }
        return high
    }

    private func offset(at seconds: TimeInterval) -> TimeInterval {
        TimeInterval(secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
    }

    private static func range(_ start: TimeInterval, _ end: TimeInterval) -> Range<Date>? {
        start < end ? Date(timeIntervalSince1970: start)..<Date(timeIntervalSince1970: end) : nil
    }
}

extension Day {
    /// The seconds from 1970 to a time of this date, as if every wall clock went like one in Greenwich.
    fileprivate func wallSeconds(at time: LocalTime) -> TimeInterval {
        TimeInterval(daysSince1970 * 86_400 + time.minutes * 60)
    }

    /// The moments of the date in a time zone, empty for one that the zone leaves out.
    package func moments(in timeZone: ClinicTimeZone) -> Range<Date>? {
        guard let start = LocalTime(minutes: 0), let end = LocalTime(minutes: LocalTime.minutesOfDay) else {
            return nil
        }
        let ranges = timeZone.moments(on: self, from: start, to: end)
        guard let first = ranges.first, let last = ranges.last else { return nil }
        return first.lowerBound..<last.upperBound
    }
}
