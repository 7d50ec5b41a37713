import Domain
import Foundation
import Testing

/// Local time in zones with every kind of clock change.
@Suite("Local time across clock changes")
struct WallClockTimeTests {
    @Test(arguments: WallZone.all)
    func `the five zones are known, or the other tests here look at nothing`(zone: String) {
        #expect(WallZone.zone(zone).isKnown)
    }

    @Test(
        arguments: [
            ("Europe/Madrid", "2026-03-02", 1_440), ("Europe/Madrid", "2026-03-29", 1_380),
            ("Europe/Madrid", "2026-10-25", 1_500), ("America/New_York", "2026-03-08", 1_380),
            ("America/New_York", "2026-11-01", 1_500), ("Australia/Lord_Howe", "2026-10-04", 1_410),
            ("Australia/Lord_Howe", "2026-04-05", 1_470), ("Pacific/Apia", "2011-12-29", 1_440),
            ("GMT", "2026-03-29", 1_440),
        ])
    func `a day is as long as its zone makes it, in minutes`(zone: String, date: String, minutes: Double) throws {
        let moments = try #require(WallZone.day(date).moments(in: WallZone.zone(zone)))
        #expect(moments.upperBound.timeIntervalSince(moments.lowerBound) / 60 == minutes)
    }

    @Test func `a date that a zone leaves out has no moment`() throws {
        let (day, zone) = (try WallZone.day("2011-12-30"), WallZone.zone("Pacific/Apia"))
        #expect(day.moments(in: zone) == nil)
        #expect(zone.moment(on: day, at: try WallZone.time("10:00")) == nil)
        #expect(OpeningHours.always.open(on: day, in: zone).isEmpty)
    }

    @Test(
        arguments: [
            ("Europe/Madrid", "2026-03-29", "02:30", nil), ("Europe/Madrid", "2026-03-29", "03:00", "2026-03-29T0100Z"),
            ("Europe/Madrid", "2026-10-25", "02:30", "2026-10-25T0030Z"),
            ("America/New_York", "2026-11-01", "01:59", "2026-11-01T0559Z"),
            ("Australia/Lord_Howe", "2026-10-04", "02:15", nil),
            ("Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T1445Z"),
            ("GMT", "2026-03-29", "02:30", "2026-03-29T0230Z"),
        ])
    func `a time that the clock is put forward over has no moment; one that it shows twice has the first`(
        zone: String, date: String, time: String, minute: String?
    ) throws {
        let moment = WallZone.zone(zone).moment(on: try WallZone.day(date), at: try WallZone.time(time))
        #expect(moment.flatMap(Minute.init)?.description == minute)
    }

    @Test
    func `for every minute around a change, a moment is marked if and only if the clock shows its time twice`() throws {
        var marked: Set<String> = []
        for (zone, date) in WallZone.changes {
            let zone = WallZone.zone(zone)
            let noon = try WallZone.day(date).advanced(by: -1).daysSince1970 * 86_400
            let moments = (0..<(4 * 1_440)).map { Date(timeIntervalSince1970: TimeInterval(noon + $0 * 60)) }
            let shown = Dictionary(grouping: moments) {
                "\(Day(of: $0, in: zone)) \(zone.localTime(at: $0)?.minutes ?? 0)"
            }
            for same in shown.values {
                let expected = same.count == 2 ? ["first", "second"] : [nil]
                #expect(same.map { RepeatedTime(at: $0, in: zone)?.rawValue } == expected, "\(zone.identifier) \(same)")
                if same.count == 2 { marked.insert(zone.identifier) }
            }
        }
        #expect(marked == Set(WallZone.all).subtracting(["GMT"]))
    }

    @Test func `what the clock shows twice is open once; what it jumps over leaves no gap`() throws {
        let zone = WallZone.zone("Europe/Madrid")
        let (one, four) = (try WallZone.time("01:00"), try WallZone.time("04:00"))
        let spring = zone.moments(on: try WallZone.day("2026-03-29"), from: one, to: four)
        #expect(spring.map(WallZone.text) == ["2026-03-29T0000Z to 2026-03-29T0200Z"])
        let autumn = zone.moments(on: try WallZone.day("2026-10-25"), from: one, to: four)
        #expect(
            autumn.map(WallZone.text) == [
                "2026-10-24T2300Z to 2026-10-25T0100Z", "2026-10-25T0200Z to 2026-10-25T0300Z",
            ])
    }

    @Test
    func `for every minute around a change, what the clock shows leads back to the moment or to the one shown first`()
        throws
    {
        for (zone, date) in WallZone.changes {
            let (zone, day) = (WallZone.zone(zone), try WallZone.day(date))
            let noon = day.advanced(by: -1).daysSince1970 * 86_400
            for minute in 0..<(4 * 1_440) {
                let moment = Date(timeIntervalSince1970: TimeInterval(noon + minute * 60))
                let time = try #require(zone.localTime(at: moment))
                let back = try #require(zone.moment(on: Day(of: moment, in: zone), at: time))
                #expect(back <= moment && moment.timeIntervalSince(back) <= 3_600, "\(zone.identifier) \(moment)")
                #expect(zone.localTime(at: back) == time)
            }
        }
    }
}
