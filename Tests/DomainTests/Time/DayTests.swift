import Domain
import Foundation
import Testing

@Suite("Days")
struct DayTests {
    @Test func `every day of four hundred years follows the one before, as the Gregorian calendar has it`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var (before, mistakes): (Day?, [String]) = (nil, [])
        for days in (-20_000...130_000) {
            let day = Day(daysSince1970: days)
            if day.daysSince1970 != days { mistakes.append("\(day) is not day \(days)") }
            if let before, before >= day || before.advanced(by: 1) != day { mistakes.append("\(before) then \(day)") }
            before = day
        }
        #expect(mistakes.isEmpty, "\(mistakes.prefix(5))")
        for days in [-20_000, -1, 0, 10_956, 11_016, 20_514, 47_540] {
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(days) * 86_400))
            let day = Day(daysSince1970: days)
            #expect([day.year, day.month, day.day] == [parts.year, parts.month, parts.day])
            #expect(day.weekday == ((parts.weekday ?? 0) + 5) % 7 + 1)
        }
    }

    @Test(
        arguments: [
            ("2026-03-02", true), ("2024-02-29", true), ("2000-02-29", true), ("0001-01-01", true),
            ("9999-12-31", true),
            ("1900-02-29", false), ("2026-02-29", false), ("2026-13-01", false), ("2026-00-10", false),
            ("2026-04-31", false), ("0000-01-01", false), ("2026-3-2", false), ("20260302", false), ("", false),
            ("2026-03-02 ", false), ("+026-03-02", false), ("2026-03-٠٢", false), ("2026-03-02-01", false),
        ])
    func `only dates that exist are read, and only as ISO 8601 writes them`(text: String, exists: Bool) {
        #expect(Day(iso: text)?.description == (exists ? text : nil))
    }

    @Test(
        arguments: [
            ("2026-02-30", .noSuchDay("2026-02-30")), ("31.2.2020", .noSuchDay("31.2.2020")),
            ("30/02/88", .noSuchDay("30/02/88")), ("91.55.10", .notADate("91.55.10")),
            ("14.6.88", .notADate("14.6.88")), ("31.2.88", .noSuchDay("31.2.88")),
            (" 2026-13-01 ", .noSuchDay("2026-13-01")),
            ("0000-01-01", .noSuchDay("0000-01-01")), ("2026-2-30", .notADate("2026-2-30")), ("", .notADate("")),
            ("tomorrow", .notADate("tomorrow")), ("2026-02-3٠", .notADate("2026-02-3٠")),
        ] as [(String, DayProblem)])
    func `a date that is typed and does not exist is told from what is no date`(text: String, problem: DayProblem)
        throws
    {
        #expect(throws: problem) { try Day(typed: text) }
        #expect(try Day(typed: " 2026-02-28\t").description == "2026-02-28")
    }

    @Test(
        arguments: [
            ("GMT", "2026-03-01"), ("Europe/Madrid", "2026-03-02"), ("America/New_York", "2026-03-01"),
            ("Pacific/Kiritimati", "2026-03-02"),
        ])
    func `a moment is on the date that a time zone has it on`(zone: String, expected: String) throws {
        let moment = Date(timeIntervalSince1970: 1_772_407_800)  // 2026-03-01T23:30:00Z
        #expect(Day(of: moment, in: WallZone.zone(zone)).description == expected)
    }

    @Test(
        arguments: [(Int.min / 2, "0001-01-01"), (Int.max / 2, "9999-12-31")])
    func `a day beyond the calendar's ends is held to them`(days: Int, expected: String) {
        #expect(Day(daysSince1970: days).description == expected)
    }
}
