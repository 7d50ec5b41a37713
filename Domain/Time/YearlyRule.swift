/// The clock changes of every year, as the environment variable `TZ` of POSIX.1-2017 (section 8.3) has them:
/// `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// RFC 8536 (section 3.3.1) lets the time of a change be from -167 to 167 hours.
struct YearlyRule: Hashable, Sendable {
    private let standard: Int
    private var summer: Summer?

    private struct Summer: Hashable, Sendable {
        let offset: Int
        let start: ClockChange
        let end: ClockChange
    }

    /// Nil for a text of another form.
    init?(_ text: String) {
        var reader = YearlyRuleReader(text)
        guard reader.name(), let standard = reader.time() else { return nil }
        self.standard = -standard
        if reader.isAtEnd { return }
        guard reader.name() else { return nil }
        // Summer time is an hour ahead unless the rule says otherwise.
        let ahead = reader.isAtComma ? standard - 3_600 : reader.time()
        guard let ahead, let start = reader.change(), let end = reader.change(), reader.isAtEnd else { return nil }
        summer = Summer(offset: -ahead, start: start, end: end)
    }

    /// The offset at a moment, both in seconds.
    func offset(at seconds: Int) -> Int {
        guard let summer else { return standard }
        let year = Day(daysSince1970: (seconds + standard).flooredQuotient(by: 86_400)).year
        var (newest, offset) = (Int.min, standard)
        // A change of the year before may be the last one, and one of the year after may come before this one ends.
        for year in year - 1...year + 1 {
            let changes = [
                (summer.start.seconds(in: year) - standard, summer.offset),
                (summer.end.seconds(in: year) - summer.offset, standard),
            ]
            for (moment, next) in changes where moment <= seconds && moment >= newest {
                (newest, offset) = (moment, next)
            }
        }
        return offset
    }
}

/// A day of every year and a time of it at which clocks are changed.
struct ClockChange: Hashable, Sendable {
    /// How the day is found in a year.
    enum DayRule: Hashable, Sendable {
        /// The day of the year from 1, without 29 February: `J60` is 1 March in every year.
        case julian(Int)
        /// The day of the year from 0, with 29 February.
        case ordinal(Int)
        /// A weekday of a month, from 0 for Sunday: the first, the second, and the last for 5.
        case weekday(month: Int, week: Int, weekday: Int)
    }

    let day: DayRule
    /// Seconds after the day began; negative for the days before.
    let time: Int

    /// The seconds from 1970 to the change in a year, by the clock that is changed.
    func seconds(in year: Int) -> Int { days(in: year) * 86_400 + time }

    /// The days from 1970.
    private func days(in year: Int) -> Int {
        let newYear = days(to: 1, in: year)
        switch day {
        case .julian(let day): return newYear + day - (day > 59 && days(to: 3, in: year) - newYear == 60 ? 0 : 1)
        case .ordinal(let day): return newYear + day
        case .weekday(let month, let week, let weekday):
            let first = days(to: month, in: year)
            // 1 January 1970 was a Thursday.
            let matching = first + (weekday - (first + 4) % 7 + 14) % 7
            let next = month == 12 ? first + 31 : days(to: month + 1, in: year)
            let last = matching + (next - 1 - matching) / 7 * 7
            return min(matching + (week - 1) * 7, last)
        }
    }

    private func days(to month: Int, in year: Int) -> Int {
        Day(year: min(max(year, 1), 9_999), month: month, day: 1)?.daysSince1970 ?? 0
    }
}

extension Int {
    /// The quotient rounded down, for negative numbers, too.
    fileprivate func flooredQuotient(by divisor: Int) -> Int {
        self / divisor - (self % divisor < 0 ? 1 : 0)
    }
}
