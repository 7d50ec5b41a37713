import FoundationEssentials

/// A whole minute of time, the same everywhere: when an appointment may start.
package struct Minute: Hashable, Sendable, Comparable {
    /// The minutes since 1970 began in UTC.
    package let minutesSince1970: Int

    /// The minute that starts at a moment, or nil for a moment inside one.
    package init?(_ moment: Date) {
        let minutes = moment.timeIntervalSince1970 / 60
        guard minutes.rounded() == minutes, let whole = Int(exactly: minutes) else { return nil }
        minutesSince1970 = whole
    }

    /// Reads a minute as links write it, in UTC: `2026-03-03T0830Z`.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "T"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 5, parts[1].last == UInt8(ascii: "Z"),
            parts[1].dropLast().allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
            let day = Day(iso: String(Substring(parts[0]))), let digits = Int(Substring(parts[1].dropLast())),
            digits / 100 < 24, let time = LocalTime(hour: digits / 100, minute: digits % 100)
        else { return nil }
        minutesSince1970 = day.daysSince1970 * LocalTime.minutesOfDay + time.minutes
    }

    /// The moment at which it starts.
    package var date: Date { Date(timeIntervalSince1970: TimeInterval(minutesSince1970) * 60) }

    /// Minutes in the order of time.
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.minutesSince1970 < rhs.minutesSince1970 }
}

extension Minute: CustomStringConvertible {
    /// The minute as links write it: `2026-03-03T0830Z`.
    package var description: String {
        let time = ClinicTimeZone.gmt.localTime(at: date)
        let digits = time?.description.filter { $0 != ":" } ?? ""
        return "\(Day(of: date, in: .gmt))T\(digits)Z"
    }
}
