import Domain
import Foundation
import Support
import Testing

/// The zones and days for tests of local time.
enum WallZone {
    static let all = ["Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "GMT"]

    /// Days with a clock change, and one without.
    static let changes = [
        ("Europe/Madrid", "2026-03-29"), ("Europe/Madrid", "2026-10-25"), ("America/New_York", "2026-03-08"),
        ("America/New_York", "2026-11-01"), ("Australia/Lord_Howe", "2026-10-04"),
        ("Australia/Lord_Howe", "2026-04-05"), ("Pacific/Apia", "2011-12-30"), ("Pacific/Apia", "2012-04-01"),
        ("GMT", "2026-03-29"),
    ]

    static func zone(_ name: String) -> ClinicTimeZone { name == "GMT" ? .gmt : .ofThisMachine(name) }

    static func day(_ text: String) throws -> Day { try #require(Day(iso: text)) }

    static func time(_ text: String) throws -> LocalTime {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        return try #require(LocalTime(hour: parts[0], minute: parts[1]))
    }

    static func text(_ range: Range<Date>) -> String {
        let ends = [range.lowerBound, range.upperBound].map { Minute($0)?.description ?? "inside a minute" }
        return ends.joined(separator: " to ")
    }
}

extension OpeningHours {
    /// Day and night.
    static let always = OpeningHours(
        (1...7).compactMap { weekday in
            guard let start = LocalTime(minutes: 0), let end = LocalTime(minutes: 1_440) else { return nil }
            return Span(weekday: weekday, opens: start, closes: end)
        })
}
