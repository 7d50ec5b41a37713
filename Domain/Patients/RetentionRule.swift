import FoundationEssentials

/// How long a clinic has to keep what it knows about a patient.
package enum RetentionRule {
    /// The years after the last treatment or sale. German law asks for ten (§ 630f (3) BGB, and § 147 AO for sales),
    /// which is longer than most others.
    package static let years = 10

    /// Whether the years are over, for somebody who does not know where the clinic is: to within two days.
    package static func isOver(since last: Date, at now: Date) -> Bool {
        now.timeIntervalSince(last) >= Double(years * 365) * 86_400
    }

    /// The first day on which a patient may be forgotten.
    ///
    /// - Parameter last: the day of the last appointment, note or order; nil for somebody who has none.
    /// - Returns: nil where nothing has to be kept.
    package static func firstDay(after last: Day?) -> Day? {
        guard let last else { return nil }
        // 29 February is the 28th of another year.
        return Day(year: last.year + years, month: last.month, day: last.day)
            ?? Day(year: last.year + years, month: last.month, day: last.day - 1)
    }
}
