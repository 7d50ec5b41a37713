import Domain
import Foundation
import Testing

/// The free part of the opening hours, to the second.
@Suite struct FreeTimeTests {
    @Test(
        arguments: [
            (99, [[99, 100]]), (100, []), (101, []), (0, [[0, 20], [40, 100]]), (20, [[40, 100]]),
            (19, [[19, 20], [40, 100]]),
            (40, [[40, 100]]), (41, [[41, 100]]),
        ] as [(TimeInterval, [[TimeInterval]])])
    func `no time is free that has ended now, and what has begun is free from now on`(
        now: TimeInterval, free: [[TimeInterval]]
    ) {
        let found = SlotRule.free(open: [Self.range(0, 100)], taken: [Self.range(20, 40)], now: Self.date(now))
        #expect(found == free.map { Self.range($0[0], $0[1]) })
    }

    private static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: seconds) }
    private static func range(_ start: TimeInterval, _ end: TimeInterval) -> Range<Date> { date(start)..<date(end) }
}
