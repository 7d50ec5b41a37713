/// A time of day as a clock on the wall shows it, to the minute, from 00:00 to 24:00; without a date or a time zone.
package struct LocalTime: Hashable, Sendable, Comparable {
    /// The minutes of a day that is neither shortened nor lengthened.
    package static let minutesOfDay = 1_440

    /// The minutes since the wall clock showed 00:00, from 0 to ``minutesOfDay``.
    package let minutes: Int

    /// The time some minutes after 00:00, or nil beyond 24:00.
    package init?(minutes: Int) {
        guard (0...Self.minutesOfDay).contains(minutes) else { return nil }
        self.minutes = minutes
    }

    /// The time by its hour and minute, or nil where no clock shows it; 24:00 is the end of a day.
    package init?(hour: Int, minute: Int = 0) {
        guard (0...24).contains(hour), (0...59).contains(minute) else { return nil }
        self.init(minutes: hour * 60 + minute)
    }

    /// Times in the order of the day.
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.minutes < rhs.minutes }
}

extension LocalTime: CustomStringConvertible {
    /// The time as ISO 8601 writes it: `09:30`.
    package var description: String { "\(Self.padded(minutes / 60)):\(Self.padded(minutes % 60))" }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
