import FoundationEssentials

/// A date of the Gregorian calendar, without a time of day or a time zone: a birthday, or a day at the clinic.
package struct Day: Hashable, Sendable, Comparable {
    /// The year, from 1 to 9999.
    package let year: Int

    /// The month, from 1 to 12.
    package let month: Int

    /// The day of the month, from 1.
    package let day: Int

    /// A date that exists, or nil.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.length(of: month, in: year)
        else { return nil }
        self.init(year, month, day)
    }

    /// Reads a date as ISO 8601 writes it, `2026-03-02`, or nil.
    package init?(iso text: String) {
        var text = text
        let day = text.withUTF8 { Day(iso: $0) }
        guard let day else { return nil }
        self = day
    }

    /// Reads a date from the bytes of a text as ISO 8601 writes it, or nil; allocates nothing.
    package init?(iso bytes: UnsafeBufferPointer<UInt8>) {
        let dash = UInt8(ascii: "-")
        guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash, let year = Self.number(bytes, 0..<4),
            let month = Self.number(bytes, 5..<7), let day = Self.number(bytes, 8..<10)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ places: Range<Int>) -> Int? {
        var number = 0
        for place in places {
            let digit = bytes[place] &- UInt8(ascii: "0")
            guard digit <= 9 else { return nil }
            number = number &* 10 &+ Int(digit)
        }
        return number
    }

    /// The date that it is at a moment in a time zone.
    package init(of moment: Date, in timeZone: ClinicTimeZone) {
        let seconds = moment.timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: moment))
        self.init(daysSince1970: Int((seconds / 86_400).rounded(.down)))
    }

    /// The date some days after 1 January 1970, held to the years from 1 to 9999.
    package init(daysSince1970 days: Int) {
        // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days; nothing is negative from year
        // 1 on.
        let shifted = min(max(days, -719_162), 2_932_896) + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// How many days it is after 1 January 1970; negative before.
    package var daysSince1970: Int {
        // Howard Hinnant, days_from_civil.
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The date some days later; earlier for a negative number.
    package func advanced(by days: Int) -> Day { Day(daysSince1970: daysSince1970 + days) }

    /// The day of the week, from 1 for Monday to 7 for Sunday, as ISO 8601 counts.
    package var weekday: Int { (((daysSince1970 + 3) % 7) + 7) % 7 + 1 }

    /// Dates in the order of time.
    package static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
    }

    private init(_ year: Int, _ month: Int, _ day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension Day: CustomStringConvertible {
    /// The date as ISO 8601 writes it: `2026-03-02`.
    package var description: String { "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))" }

    private static func padded(_ number: Int, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
