import Domain
import FoundationEssentials

/// The part of the clinic that a workstation keeps: the patients who have an appointment on one of the days around
/// today, or an order that is not finished, and those it has met, each with all that is theirs. What belongs to no
/// patient is here as everywhere.
package struct KeptPart: Sendable {
    /// How many days before and after today, and for how many days what was asked for is kept.
    package let days: Int

    /// The zone of the clinic's days.
    package let timeZone: ClinicTimeZone

    /// The most days that can be chosen.
    package static let possibleDays = 1...366

    /// Reads it; nil for a workstation that keeps everything.
    package static func read(from connection: Connection) throws(AppError) -> KeptPart? {
        let found = try connection.first("SELECT part_days, (SELECT time_zone FROM clinic) FROM remote") {
            row throws(AppError) in (days: try row.optionalInteger(0), zone: try row.optionalText(1))
        }
        guard let found, let days = found.days else { return nil }
        return KeptPart(days: days, timeZone: try ZoneFiles().zone(named: found.zone ?? ClinicTimeZone.gmt.identifier))
    }

    /// The part in a few words.
    var words: String {
        "the patients of \(days) \(days == 1 ? "day" : "days") before and after today, and others met here"
    }

    /// The days around today.
    package func window(at now: Date) -> ClosedRange<Day> {
        let today = Day(of: now, in: timeZone)
        return today.advanced(by: -days)...today.advanced(by: days)
    }

    /// The moment until which something is kept that was asked for now.
    package func end(from now: Date) -> Date { now + TimeInterval(days * 86_400) }

    /// The days of these that are not complete here.
    package func lacking(_ wanted: ClosedRange<Day>, in connection: Connection) throws(AppError) -> [Day] {
        let known = try connection.rows(
            "SELECT day FROM part_day WHERE day >= ? AND day <= ?",
            [.text(wanted.lowerBound.description), .text(wanted.upperBound.description)]
        ) { row throws(AppError) in try row.text(0) }
        return wanted.days.filter { !known.contains($0.description) }
    }

    /// The days that a time is of.
    package func days(of time: Range<Date>) -> ClosedRange<Day> {
        let first = Day(of: time.lowerBound, in: timeZone)
        return first...max(first, Day(of: time.upperBound - 0.001, in: timeZone))
    }
}

extension ClosedRange<Day> {
    /// The days, each of them.
    package var days: [Day] { Array(sequence(first: lowerBound) { $0 < upperBound ? $0.advanced(by: 1) : nil }) }
}
