#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Formats moments in the order of ISO 8601: the same in every locale, and sortable. A time that clocks show twice,
/// because they are set back, is marked as the first or second.
public enum MomentText {
    /// How much of a moment is written: `2026-03-02`, `09:12` or `2026-03-02 09:12`.
    public enum Format: Sendable { case date, time, dateTime }

    /// A moment as a clock and a calendar show it, `2026-10-25 02:30 (first)`, in the time zone that is ahead of
    /// Greenwich by `secondsFromGMT` of a moment.
    public static func of(_ date: Date, _ format: Format, secondsFromGMT: (Date) -> Int) -> String {
        // A calendar for Greenwich is shown the moment at which a clock there shows the same.
        let shown = date + TimeInterval(secondsFromGMT(date))
        let parts = greenwich.dateComponents(components, from: shown)
        var text: [UInt8] = []
        text.reserveCapacity("2026-03-02 09:12".utf8.count)
        if format != .time { addDay(parts, to: &text) }
        if format == .dateTime { text.append(UInt8(ascii: " ")) }
        if format != .date {
            addTime(parts, to: &text)
            if let turn = turn(of: date, secondsFromGMT) { text += " (\(turn))".utf8 }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let components: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]

    private static let greenwich: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    /// Whether a moment is the first or second at which clocks show the same time; nil if they show it once.
    private static func turn(of moment: Date, _ secondsFromGMT: (Date) -> Int) -> StaticString? {
        let offset = secondsFromGMT(moment)
        let before = secondsFromGMT(moment - farthest)
        let after = secondsFromGMT(moment + farthest)
        /// Whether the same time of the clock comes under another offset, too.
        func comes(under other: Int) -> Bool {
            secondsFromGMT(moment + TimeInterval(offset - other)) == other
        }
        if after < offset, comes(under: after) { return "first" }
        return before > offset && comes(under: before) ? "second" : nil
    }

    /// No clock of today was put back by more: by three hours, in Antarctica.
    private static let farthest: TimeInterval = 3 * 3_600

    private static func addDay(_ parts: DateComponents, to text: inout [UInt8]) {
        let year = parts.year ?? 0
        addPair(year / 100, to: &text)
        addPair(year % 100, to: &text)
        text.append(UInt8(ascii: "-"))
        addPair(parts.month ?? 0, to: &text)
        text.append(UInt8(ascii: "-"))
        addPair(parts.day ?? 0, to: &text)
    }

    private static func addTime(_ parts: DateComponents, to text: inout [UInt8]) {
        addPair(parts.hour ?? 0, to: &text)
        text.append(UInt8(ascii: ":"))
        addPair(parts.minute ?? 0, to: &text)
    }

    /// Two digits; more for the centuries after the year 9999.
    private static func addPair(_ number: Int, to text: inout [UInt8]) {
        guard number < 100 else { return text += String(number).utf8 }
        text.append(UInt8(ascii: "0") + UInt8(number / 10))
        text.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
