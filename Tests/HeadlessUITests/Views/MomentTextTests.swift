import Foundation
import HeadlessUI
import Testing

@MainActor @Suite("Moments in words")
struct MomentTextTests {
    @Test(
        arguments: [
            ("UTC", "2026-03-29 00:30"), ("Europe/Berlin", "2026-03-29 01:30"), ("Asia/Kathmandu", "2026-03-29 06:15"),
            ("America/Los_Angeles", "2026-03-28 17:30"), ("Pacific/Kiritimati", "2026-03-29 14:30"),
        ])
    func `follow the clinic's time zone`(zone: String, expected: String) throws {
        let moment = Date(timeIntervalSince1970: 1_774_744_200)
        #expect(try text(moment, .dateTime, in: zone) == expected)
        #expect(try text(moment, .date, in: zone) == String(expected.prefix(10)))
        #expect(try text(moment, .time, in: zone) == String(expected.suffix(5)))
    }

    @Test func `skip the hour that summer time skips`() throws {
        let before = Date(timeIntervalSince1970: 1_774_745_940)
        #expect(try text(before, .time, in: "Europe/Berlin") == "01:59")
        #expect(try text(before + 60, .time, in: "Europe/Berlin") == "03:00")
    }

    @Test func `say which of two it is where clocks are put back and show an hour twice`() throws {
        let first = Date(timeIntervalSince1970: 1_792_888_200)
        #expect(try text(first - 3_600, .time, in: "Europe/Berlin") == "01:30")
        #expect(try text(first, .time, in: "Europe/Berlin") == "02:30 (first)")
        #expect(try text(first + 3_600, .dateTime, in: "Europe/Berlin") == "2026-10-25 02:30 (second)")
        #expect(try text(first + 3_600, .date, in: "Europe/Berlin") == "2026-10-25")
        #expect(try text(first + 5_400, .time, in: "Europe/Berlin") == "03:00")
        #expect(try text(first, .time, in: "UTC") == "00:30")
    }

    @Test func `are Gregorian in ASCII digits, with every part filled up with zeros`() throws {
        let early = try text(Date(timeIntervalSince1970: -62_000_000_000), .dateTime, in: "UTC")
        #expect(early.count == 16)
        #expect(early.allSatisfy { $0.isASCII })
        #expect(early.hasPrefix("0005-"))
    }

    private func text(_ moment: Date, _ format: MomentText.Format, in zone: String) throws -> String {
        let zone = try #require(TimeZone(identifier: zone))
        let environment = RenderEnvironment(secondsFromGMT: { zone.secondsFromGMT(for: $0) })
        return Text(moment, format: format).rendered(in: environment).content.spokenText
    }
}
