import Domain
import Foundation
import Testing

@Suite("Local time")
struct LocalTimeTests {
    @Test(
        arguments: [(0, 0, "00:00"), (9, 5, "09:05"), (23, 59, "23:59"), (24, 0, "24:00")])
    func `a time is what a clock can show`(hour: Int, minute: Int, text: String) throws {
        let time = try #require(LocalTime(hour: hour, minute: minute))
        #expect(time.description == text)
        #expect(LocalTime(minutes: time.minutes) == time)
    }

    @Test(arguments: [(-1, 0), (25, 0), (24, 1), (9, 60), (9, -1)])
    func `no clock shows these`(hour: Int, minute: Int) {
        #expect(LocalTime(hour: hour, minute: minute) == nil)
    }

    @Test(
        arguments: ["2026-03-03T0830Z", "0001-01-01T0000Z", "9999-12-31T2359Z", "1969-12-31T2359Z", "2011-12-30T1000Z"])
    func `a minute is read as it is written`(text: String) throws {
        let minute = try #require(Minute(text))
        #expect(minute.description == text)
        #expect(Minute(minute.date) == minute)
    }

    @Test(
        arguments: [
            "", "2026-03-03", "2026-03-03T08:30Z", "2026-03-03T0830", "2026-02-30T0830Z", "2026-03-03T2460Z",
            "2026-03-03T2400Z", "2026-03-03T+830Z", "2026-03-03t0830z", "2026-03-03T0830ZZ",
        ])
    func `what is no minute in UTC is refused`(text: String) {
        #expect(Minute(text) == nil)
    }

    @Test func `a moment inside a minute starts none`() {
        #expect(Minute(Date(timeIntervalSince1970: 60.001)) == nil)
        #expect(Minute(Date(timeIntervalSince1970: -60))?.minutesSince1970 == -1)
        #expect(Minute(Date(timeIntervalSince1970: .infinity)) == nil)
    }
}
