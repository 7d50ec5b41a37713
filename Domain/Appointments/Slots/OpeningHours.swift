import FoundationEssentials

/// When the clinic is open, by the clock on its wall: data of the clinic, not of the program.
package struct OpeningHours: Hashable, Sendable {
    /// A time on one day of the week at which the clinic is open.
    package struct Span: Hashable, Sendable {
        /// The day of the week, from 1 for Monday to 7 for Sunday.
        package let weekday: Int
        /// When the doors open.
        package let opens: LocalTime
        /// When they close.
        package let closes: LocalTime

        /// A span of a day of the week, or nil when it would close before it opens.
        package init?(weekday: Int, opens: LocalTime, closes: LocalTime) {
            guard (1...7).contains(weekday), opens < closes else { return nil }
            self.weekday = weekday
            self.opens = opens
            self.closes = closes
        }
    }

    /// The spans of the week.
    package let spans: [Span]

    /// The hours of a week.
    package init(_ spans: [Span]) {
        self.spans = spans
    }

    /// When the clinic is open on a date in its time zone, in order.
    package func open(on day: Day, in timeZone: ClinicTimeZone) -> [Range<Date>] {
        spans.filter { $0.weekday == day.weekday }.sorted { $0.opens < $1.opens }
            .flatMap { timeZone.moments(on: day, from: $0.opens, to: $0.closes) }
    }
}
