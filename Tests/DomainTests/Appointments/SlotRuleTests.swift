import Domain
import Foundation
import Support
import Testing

@Suite("Free times")
struct SlotRuleTests {
    private static let seeds: [UInt64] = Array(1...40)

    @Test(arguments: seeds)
    func `in every zone and around every clock change, free times never overlap or leave the hours, and lead back`(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        for (name, date) in WallZone.changes {
            let zone = WallZone.zone(name)
            let day = try WallZone.day(date).advanced(by: random.next(in: -2...2))
            let hours = Self.hours(&random)
            let minutes = random.next(in: 5...240)
            let open = hours.open(on: day, in: zone)
            let taken = Self.taken(in: open, &random)
            let now = (open.first?.lowerBound ?? .sample) + TimeInterval(random.next(in: -600...600) * 60)
            let slots = SlotRule.slots(minutes: minutes, open: open, taken: taken, now: now)
            let what = "seed \(seed), \(name), \(day), \(minutes) minutes"
            for (slot, next) in zip(slots, slots.dropFirst()) { #expect(slot.upperBound <= next.lowerBound, "\(what)") }
            for slot in slots {
                #expect(slot.upperBound.timeIntervalSince(slot.lowerBound) == TimeInterval(minutes * 60), "\(what)")
                #expect(SlotRule.problem(with: slot, open: open, taken: taken, now: now) == nil, "\(what)")
                #expect(Day(of: slot.lowerBound, in: zone) == day, "\(what)")
                let time = try #require(zone.localTime(at: slot.lowerBound))
                #expect(zone.moment(on: day, at: time) == slot.lowerBound, "\(what) \(time)")
                #expect(hours.spans.contains { $0.weekday == day.weekday && $0.opens <= time && time < $0.closes })
                #expect(Minute(slot.lowerBound).flatMap { Minute($0.description) }?.date == slot.lowerBound)
            }
        }
    }

    @Test(arguments: seeds) func `no gap that is long enough is left without an offer`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let open = [Date.sample..<(Date.sample + 5 * 3_600)]
        let taken = Self.taken(in: open, &random)
        let minutes = random.next(in: 5...90)
        let slots = SlotRule.slots(minutes: minutes, open: open, taken: taken, now: .distantPast)
        for gap in open[0].subtracting(taken + slots) {
            #expect(gap.upperBound.timeIntervalSince(gap.lowerBound) < TimeInterval(minutes * 60), "seed \(seed)")
        }
    }

    @Test(
        arguments: [
            (0, 30, nil), (30, 30, SlotProblem.taken), (45, 30, .taken), (60, 30, nil), (-30, 30, .outsideHours),
            (-1, 1, .outsideHours), (100, 30, .outsideHours), (90, 30, nil), (15, 30, .taken), (0, 120, .taken),
        ] as [(Int, Int, SlotProblem?)])
    func `a time is refused with its reason, and back to back is fine`(start: Int, minutes: Int, problem: SlotProblem?)
    {
        let eight = Date(timeIntervalSince1970: 1_767_340_800)
        let open = [eight..<(eight + 7_200)]
        let taken = [(eight + 1_800)..<(eight + 3_600)]
        let time = (eight + TimeInterval(start * 60))..<(eight + TimeInterval((start + minutes) * 60))
        #expect(SlotRule.problem(with: time, open: open, taken: taken, now: eight - 60) == problem)
        if problem == nil {
            #expect(SlotRule.problem(with: time, open: open, taken: taken, now: time.lowerBound + 1) == .inThePast)
        }
    }

    @Test func `on the day that the clock is put forward, nothing starts in the missing hour or is cut short`() throws {
        let zone = WallZone.zone("Europe/Madrid")
        let open = OpeningHours.always.open(on: try WallZone.day("2026-03-29"), in: zone)
        let starts = SlotRule.slots(minutes: 45, open: open, taken: [], now: .distantPast).compactMap {
            zone.localTime(at: $0.lowerBound)?.description
        }
        #expect(starts.prefix(5) == ["00:00", "00:45", "01:30", "03:15", "04:00"])
        #expect(starts.count == 30)
    }

    @Test func `on the day that the clock is put back, the hour that it shows twice is offered once`() throws {
        let zone = WallZone.zone("Europe/Madrid")
        let open = OpeningHours.always.open(on: try WallZone.day("2026-10-25"), in: zone)
        let starts = SlotRule.slots(minutes: 30, open: open, taken: [], now: .distantPast).compactMap {
            zone.localTime(at: $0.lowerBound)?.description
        }
        #expect(starts.count == 48)
        #expect(Set(starts).count == 48)
    }

    private static func hours(_ random: inout SeededGenerator) -> OpeningHours {
        let spans = (1...7).flatMap { weekday -> [OpeningHours.Span] in
            let cuts = (0..<4).map { _ in random.next(in: 0...288) * 5 }.sorted()
            return [(cuts[0], cuts[1]), (cuts[2], cuts[3])].compactMap { opens, closes in
                guard let opens = LocalTime(minutes: opens), let closes = LocalTime(minutes: closes) else { return nil }
                return OpeningHours.Span(weekday: weekday, opens: opens, closes: closes)
            }
        }
        return OpeningHours(spans)
    }

    private static func taken(in open: [Range<Date>], _ random: inout SeededGenerator) -> [Range<Date>] {
        open.flatMap { span in
            (0..<random.next(in: 0...4)).map { _ in
                let start = span.lowerBound + TimeInterval(random.next(in: -60...400) * 60)
                return start..<(start + TimeInterval(random.next(in: 5...60) * 60))
            }
        }
    }
}

extension SeededGenerator {
    fileprivate mutating func next(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
