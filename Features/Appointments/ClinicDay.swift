import Domain
import Foundation

/// Dates and moments in words, and back.
nonisolated enum ClinicDay {
    /// A date with the day of the week: `Monday 2026-03-02`.
    static func text(_ day: Day) -> String {
        "\(weekdays[(day.weekday - 1) % weekdays.count]) \(day)"
    }

    /// A moment by the clinic's clock: `Monday 2026-03-02 09:30`.
    static func text(_ moment: Date, in timeZone: TimeZone) -> String {
        let time = timeZone.localTime(at: moment)?.description ?? ""
        return "\(text(Day(of: moment, in: timeZone))) \(time)"
    }

    /// From when until when, by the clinic's clock: `Monday 2026-03-02 09:30 to 10:00`.
    static func text(_ time: Range<Date>, in timeZone: TimeZone) -> String {
        let end = timeZone.localTime(at: time.upperBound)?.description ?? ""
        return "\(text(time.lowerBound, in: timeZone)) to \(end)"
    }

    /// The time zone's name where people may wonder which one is meant, else nil.
    static func name(of zone: ClinicTimeZone) -> String? {
        zone.identifier == "GMT" ? nil : zone.identifier
    }

    /// The date that someone typed, or nil for a text that is none.
    static func read(_ text: String) -> Day? {
        Day(iso: text.trimmingCharacters(in: .whitespaces))
    }

    /// What is wrong with a text that is no date.
    static func problem(with text: String) -> AppError {
        .invalidInput("“\(text.prefix(30))” is no date. Write it like 2026-03-05.")
    }

    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}
