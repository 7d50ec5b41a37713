import Domain
import Foundation
import Testing

@Suite("Delay after wrong passwords")
struct SignInDelayTests {
    private static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @Test(
        arguments: [
            (-1, 0), (0, 0), (1, 0), (4, 0), (5, 30), (6, 60), (7, 120), (8, 240), (9, 480), (10, 900), (11, 900),
            (1_000_000, 900), (.max, 900),
        ] as [(Int, TimeInterval)])
    func `four are free, then each doubles the wait up to fifteen minutes`(failures: Int, seconds: TimeInterval) {
        #expect(SignInDelay.seconds(after: failures) == seconds)
    }

    @Test(
        arguments: [
            (0, 30), (0.001, 30), (0.999, 30), (1, 29), (10.1, 20), (29, 1), (29.999, 1), (30, nil), (31, nil),
            (-0.001, 30), (-1, 30), (-86_400, 30), (-.greatestFiniteMagnitude, 30),
        ] as [(TimeInterval, Int?)])
    func `the remaining time is in whole seconds, rounded up, down to none`(waited: TimeInterval, seconds: Int?) {
        #expect(SignInDelay.secondsLeft(after: 5, last: Self.now - waited, now: Self.now) == seconds)
    }

    @Test(arguments: 0...4) func `up to four wrong passwords cause no delay`(failures: Int) {
        for last in [Self.now, Self.now + 86_400] {
            #expect(SignInDelay.secondsLeft(after: failures, last: last, now: Self.now) == nil)
        }
    }
}
