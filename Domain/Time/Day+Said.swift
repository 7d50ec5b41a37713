/// Dates as people write and say them.
extension Day {
    /// Reads a date with all digits of its year: `1988-06-14`, or the day first as in `14/06/1988`, `14.6.1988` and
    /// `14-6-1988`; nil for any other text.
    package init?(written text: String) {
        if let day = Day(iso: String(text.trimmed)) { self = day; return }
        let parts = Self.parts(of: text)
        guard parts.count == 3, parts[2].digits == 4 else { return nil }
        self.init(year: parts[2].value, month: parts[1].value, day: parts[0].value)
    }

    /// Reads a date near today: a written one, `14.6.88` or `14/6`, `today`, `tomorrow`, `yesterday`, or a day of the
    /// week or its first three letters, which is the first such day from today on; nil for any other text.
    ///
    /// Of the years with the same two last digits it is the one from 98 years ago to next year; without a year it is
    /// the nearest such date.
    package init?(said text: String, today: Day) {
        let found =
            Day(written: text) ?? Self.named(text.trimmed.lowercased(), today: today)
            ?? Self.shortened(Self.parts(of: text), today: today)
        guard let found else { return nil }
        self = found
    }

    private static func named(_ word: String, today: Day) -> Day? {
        switch word {
        case "today": today
        case "tomorrow": today.advanced(by: 1)
        case "yesterday": today.advanced(by: -1)
        default:
            weekdays.firstIndex { $0 == word || $0.prefix(3) == word }.map {
                today.advanced(by: ($0 + 1 - today.weekday + 7) % 7)
            }
        }
    }

    private static func shortened(_ parts: [DatePart], today: Day) -> Day? {
        guard parts.count >= 2, parts[0].digits <= 2, parts[1].digits <= 2 else { return nil }
        let year = { Day(year: $0, month: parts[1].value, day: parts[0].value) }
        if parts.count == 2 {
            return (-1...1).compactMap { year(today.year + $0) }.min { $0.distance(to: today) < $1.distance(to: today) }
        }
        guard parts.count == 3, parts[2].digits == 2 else { return nil }
        let first = today.year - 98
        return year(first + (parts[2].value + 100 - first % 100) % 100)
    }

    /// Whether a text is written as dates are and names no date: as ISO 8601 has it, or the day first.
    static func isMissing(_ text: String) -> Bool {
        let parts = parts(of: text)
        let digits = parts.map(\.digits)
        if digits == [4, 2, 2] { return text.contains("-") && Day(iso: text) == nil }
        guard digits.count == 3, digits[0] <= 2, digits[1] <= 2, 1...31 ~= parts[0].value, 1...12 ~= parts[1].value
        else { return false }
        let years = [2: parts[2].value + 2000, 4: parts[2].value]
        return years[digits[2]].map { Day(year: $0, month: parts[1].value, day: parts[0].value) == nil } ?? false
    }

    /// Whether a text is a date with two digits for its year.
    static func hasShortYear(_ text: String) -> Bool {
        let digits = parts(of: text).map(\.digits)
        return digits.count == 3 && digits[2] == 2 && digits[0] <= 2
    }

    private func distance(to other: Day) -> Int { abs(daysSince1970 - other.daysSince1970) }

    /// The numbers of a date that is written with one kind of separator, or nothing.
    private static func parts(of text: String) -> [DatePart] {
        let bytes = text.trimmed.utf8
        guard let separator = bytes.first(where: "/.-".utf8.contains) else { return [] }
        let parts = bytes.split(separator: separator, omittingEmptySubsequences: false).map(DatePart.init)
        return parts.contains(nil) ? [] : parts.compactMap { $0 }
    }

    /// The days of the week from Monday on, in small letters.
    package static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
}

/// A number in a date, and how many digits it is written with.
private struct DatePart: Hashable {
    let value: Int
    let digits: Int

    init?(_ bytes: Substring.UTF8View) {
        guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        value = bytes.reduce(0) { 10 * $0 + Int($1 - 0x30) }
        digits = bytes.count
    }
}
