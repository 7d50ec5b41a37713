import Domain
import Foundation
import Support
import Testing

@testable import Data

struct UUIDv7SourceTests {
    @Test func `the example of the standard is reproduced`() {
        let stamp = UUIDv7Stamp(milliseconds: 0x017F_22E2_79B0, counter: 0xCC3)
        #expect(stamp.uuid(tail: 0x18C4_DC0C_0C07_398F).uuidString == "017F22E2-79B0-7CC3-98C4-DC0C0C07398F")
    }

    @Test func `identities carry their time the version and the variant`() {
        let source = UUIDv7Source(clock: FixedClock(), random: Countdown())
        for _ in 0..<1_000 {
            let bytes = Array(source.next().uuidString.replacing("-", with: ""))
            #expect(String(bytes[..<12]) == String(format: "%012lX", Date.sample.milliseconds))
            #expect(bytes[12] == "7")
            #expect("89AB".contains(bytes[16]))
        }
    }

    @Test func `each is greater than the one before, whatever the clock does`() {
        let clock = FixedClock()
        let source = UUIDv7Source(clock: clock, random: Countdown())
        var last = ""
        for step in 0..<20_000 {
            if step % 7_000 == 0 { clock.set(by: -10) }
            if step % 100 == 0 { clock.advance(by: 0.001) }
            let next = source.next().uuidString
            guard next > last else { Issue.record("\(next) after \(last), step \(step)"); return }
            last = next
        }
    }

    @Test func `a full millisecond is followed by the next one`() {
        let last = UUIDv7Stamp(milliseconds: 7, counter: 0xFFE).following(7, seed: 0xFFF)
        #expect(last.milliseconds == 7 && last.counter == 0xFFF)
        let next = last.following(7, seed: 0xFFF)
        #expect(next.milliseconds == 8 && next.counter == 0x7FF)
    }

    @Test func `sources with the same randomness make the same identities`() {
        let sources = (0..<2).map { _ in UUIDv7Source(clock: FixedClock(), random: Countdown()) }
        #expect(sources.map { [$0.next(), $0.next()] }.reduce(into: Set()) { $0.insert($1) }.count == 1)
    }

    @Test func `a clock before 1970 is no trap`() {
        let source = UUIDv7Source(clock: FixedClock(.distantPast), random: Countdown())
        #expect(source.next() < source.next())
    }
}

private struct Countdown: RandomNumberGenerator {
    var last = UInt64.max
    mutating func next() -> UInt64 {
        last -= 1
        return last
    }
}
