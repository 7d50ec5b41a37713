#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Dates and times as RFC 3339 writes them.
enum RFC3339 {
    /// A day: `2026-03-02`.
    static func text(year: Int, month: Int, day: Int) -> String {
        "\(padded(year, to: 4))-\(padded(month))-\(padded(day))"
    }

    /// A moment as the clocks show it that are ahead of Greenwich by some seconds: `2026-03-02T10:12:00+01:00`. Seconds
    /// of an offset, which RFC 3339 has no room for, make it `2026-03-02T09:12:00Z`.
    static func text(_ moment: Date, secondsFromGMT: Int) -> String {
        let offset = secondsFromGMT.isMultiple(of: 60) ? secondsFromGMT : 0
        let milliseconds = Int((moment.timeIntervalSince1970 * 1_000).rounded()) + offset * 1_000
        let (days, inDay) = milliseconds.split(by: 86_400_000)
        let (second, fraction) = inDay.split(by: 1_000)
        let date = civil(days)
        return text(year: date.year, month: date.month, day: date.day)
            + "T\(padded(second / 3_600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
            + (fraction == 0 ? "" : ".\(padded(fraction, to: 3))") + zone(offset)
    }

    private static func zone(_ offset: Int) -> String {
        guard offset != 0 else { return "Z" }
        let minutes = offset.magnitude / 60
        return "\(offset < 0 ? "-" : "+")\(padded(Int(minutes / 60))):\(padded(Int(minutes % 60)))"
    }

    /// The day that is some days after 1970-01-01, in the Gregorian calendar. Years begin in March here, so that the
    /// leap day is the last; 400 of them have 146,097 days.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, inEra) = (days + 719_468).split(by: 146_097)
        let year = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
        let inYear = inEra - (365 * year + year / 4 - year / 100)
        let month = (5 * inYear + 2) / 153
        let isNext = month >= 10
        return (era * 400 + year + (isNext ? 1 : 0), isNext ? month - 9 : month + 3, inYear - (153 * month + 2) / 5 + 1)
    }

    private static func padded(_ number: Int, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}

extension Int {
    /// How often another number goes into this one, rounded down, and the rest, which is never negative.
    fileprivate func split(by other: Int) -> (quotient: Int, rest: Int) {
        let rest = (self % other + other) % other
        return ((self - rest) / other, rest)
    }
}
