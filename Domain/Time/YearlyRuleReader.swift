/// Reads a ``YearlyRule``, part by part.
struct YearlyRuleReader: Hashable {
    private var rest: ArraySlice<UInt8>

    init(_ text: String) {
        rest = Array(text.utf8)[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    var isAtComma: Bool { rest.first == UInt8(ascii: ",") }

    /// Skips the name of a time: letters, or anything in angle brackets. False if there is none.
    mutating func name() -> Bool {
        if skip("<") {
            rest = rest.drop { $0 != UInt8(ascii: ">") }
            return skip(">")
        }
        let count = rest.count
        // Without the bit in which small letters differ from capital ones.
        rest = rest.drop { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & 0xDF) }
        return count - rest.count >= 3
    }

    /// Seconds: `-3:30` is minus three hours and a half.
    mutating func time() -> Int? {
        let sign = skip("-") ? -1 : 1
        _ = skip("+")
        guard let hours = number(0...167), let minutes = skip(":") ? number(0...59) : 0,
            let seconds = skip(":") ? number(0...59) : 0
        else { return nil }
        return sign * (hours * 3_600 + minutes * 60 + seconds)
    }

    /// A comma and a change of the clock: `,M10.5.0/3`. It is at two o'clock unless the rule says otherwise.
    mutating func change() -> ClockChange? {
        guard skip(","), let day = day(), let time = skip("/") ? time() : 7_200 else { return nil }
        return ClockChange(day: day, time: time)
    }

    private mutating func day() -> ClockChange.DayRule? {
        if skip("J") { return number(1...365).map { .julian($0) } }
        guard skip("M") else { return number(0...365).map { .ordinal($0) } }
        guard let month = number(1...12), skip("."), let week = number(1...5), skip("."), let weekday = number(0...6)
        else { return nil }
        return .weekday(month: month, week: week, weekday: weekday)
    }

    private mutating func number(_ allowed: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let number = Int(String(decoding: digits, as: UTF8.self)), allowed.contains(number) else { return nil }
        rest = rest.dropFirst(digits.count)
        return number
    }

    private mutating func skip(_ letter: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: letter) else { return false }
        rest.removeFirst()
        return true
    }
}
