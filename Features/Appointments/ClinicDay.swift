import DesignSystem
import Domain
import FoundationEssentials

/// Dates and moments in words, and back.
nonisolated enum ClinicDay {
    /// A date with the day of the week: `Monday 2026-03-02`.
    static func text(_ day: Day) -> String {
        "\(weekdays[(day.weekday - 1) % weekdays.count]) \(day)"
    }

    /// A moment by the clinic's clock: `Monday 2026-03-02 09:30`.
    static func text(_ moment: Date, in timeZone: ClinicTimeZone) -> String {
        "\(text(Day(of: moment, in: timeZone))) \(time(of: moment, in: timeZone))"
    }

    /// From when until when, by the clinic's clock: `Monday 2026-03-02 09:30 to 10:00`.
    static func text(_ time: Range<Date>, in timeZone: ClinicTimeZone) -> String {
        "\(text(time.lowerBound, in: timeZone)) to \(Self.time(of: time.upperBound, in: timeZone))"
    }

    private static func time(of moment: Date, in timeZone: ClinicTimeZone) -> String {
        MomentText.of(moment, .time, secondsFromGMT: timeZone.secondsFromGMT)
    }

    /// The name of the time zone if it could be in doubt, or nil.
    static func name(of zone: ClinicTimeZone) -> String? {
        zone.identifier == "GMT" ? nil : zone.identifier
    }

    /// Parses a typed date.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` if it is none.
    static func read(_ text: String) throws(AppError) -> Day {
        do {
            return try Day(typed: text)
        } catch {
            throw .invalidInput(error.message)
        }
    }

    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}
