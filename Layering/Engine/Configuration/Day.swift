/// Days as they are written: in this form earlier ones are less.
package enum Day {
    /// Whether a text is a day such as `2026-12-31`.
    package static func isDay(_ text: String) -> Bool { number(text) != nil }

    /// How many days there are from one to another; nothing if one of them is no day.
    package static func count(from first: String, to last: String) -> Int? {
        guard let first = number(first), let last = number(last) else { return nil }
        return last - first
    }

    /// The days since the beginning of the calendar.
    private static func number(_ text: String) -> Int? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], parts.joined().utf8.allSatisfy(isDigit),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month),
            day >= 1, day <= length(month, year)
        else { return nil }
        let leapDays = (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400
        return year * 365 + leapDays + (1..<month).reduce(0) { $0 + length($1, year) } + day
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func length(_ month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }
}
