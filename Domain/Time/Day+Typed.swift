/// Dates in input.
extension Day {
    /// Reads a date with all digits of its year, as ISO 8601 writes it or the day first, ignoring blanks around it.
    ///
    /// - Throws: the problem with it.
    package init(typed text: String) throws(DayProblem) {
        let typed = String(text.trimmed)
        guard let day = Day(written: typed) else {
            throw Self.isMissing(typed) ? .noSuchDay(typed) : .notADate(typed)
        }
        self = day
    }

    /// Reads a date of birth. Of a year's last two digits, which say `14.6.88`, the century is not in doubt unless
    /// somebody may be as old as the earlier date.
    ///
    /// - Throws: the problem with it, also where two dates are possible.
    package init(born text: String, today: Day) throws(DayProblem) {
        let typed = String(text.trimmed)
        guard Self.hasShortYear(typed), let said = Day(said: typed, today: today) else {
            self = try Day(typed: typed)
            return
        }
        let other = Day(year: said.year - 100, month: said.month, day: said.day)
        if let other, other.year > today.year - Self.greatestAge { throw .eitherDay(typed, other, said) }
        self = said
    }

    /// The age that hardly anybody exceeds.
    private static let greatestAge = 115
}

/// A problem with a typed date.
package enum DayProblem: Error, Hashable, Sendable {
    /// No calendar has that date, such as 2026-02-30.
    case noSuchDay(String)
    /// It is not written as a date is.
    case notADate(String)
    /// Its year may be of one century or the next.
    case eitherDay(String, Day, Day)

    /// A sentence for a text that is written as a date and names none, or more than one; nil for other problems.
    package var missingDay: String? {
        if case .notADate = self { nil } else { message }
    }

    /// The problem in one sentence.
    package var message: String {
        switch self {
        case .noSuchDay(let text): "There is no date \(text)."
        case .notADate(let text): "“\(text.prefix(30))” is no date. Write it like 2026-03-05."
        case .eitherDay(let text, let first, let second): "\(text) can be \(first) or \(second): write the whole year."
        }
    }

    /// A sentence for a text that is written as a date, where there is no such date; nil for any other text.
    package static func missingDay(in text: String) -> String? {
        let text = String(text.trimmed)
        return Day.isMissing(text) ? noSuchDay(text).message : nil
    }
}
