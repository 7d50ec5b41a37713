import Domain
import Testing

@Suite("Delay after wrong passwords")
struct SignInDelayTests {
    private static let now = Duration.seconds(100_000)

    @Test(
        arguments: [
            (-1, 0), (0, 0), (1, 0), (4, 0), (5, 30), (6, 60), (7, 120), (8, 240), (9, 480), (10, 900), (11, 900),
            (1_000_000, 900), (.max, 900),
        ])
    func `four are free, then each doubles the wait up to fifteen minutes`(failures: Int, seconds: Int) {
        #expect(SignInDelay.seconds(after: failures) == seconds)
        let more = SignInDelay.freeAtTerminal - SignInDelay.freeFailures
        guard failures < .max else { return }
        #expect(SignInDelay.seconds(after: failures + more, free: SignInDelay.freeAtTerminal) == seconds)
    }

    @Test(
        arguments: [
            (0, 30), (0.001, 30), (0.999, 30), (1, 29), (10.1, 20), (29, 1), (29.999, 1), (30, nil), (31, nil),
            (99_999, nil), (-0.001, 30), (-1, 30), (-86_400, 30), (-1_767_345_120, 30), (-9e15, 30),
        ] as [(Double, Int?)])
    func `the remaining time is in whole seconds, rounded up, down to none`(waited: Double, seconds: Int?) {
        #expect(SignInDelay.secondsLeft(after: 5, last: Self.now - .seconds(waited), now: Self.now) == seconds)
    }

    @Test(arguments: 0...4) func `up to four wrong passwords cause no delay`(failures: Int) {
        for last in [Self.now, .zero, .seconds(200_000)] {
            #expect(SignInDelay.secondsLeft(after: failures, last: last, now: Self.now) == nil)
        }
    }

    /// The seconds that the machine had run when a password was wrong, those that passed until it was started again,
    /// and those that it has run since.
    @Test(
        arguments: [
            (0, 0, 0), (10, 0, 0), (10, 5, 5), (10, 0, 29), (10, 15, 10), (20, 0, 40), (86_400, 1, 28),
            (86_400, 3_600, 0), (5, 0, 900), (0, 900, 29),
        ])
    func `no start of the machine makes a wait shorter than its time`(before: Int, off: Int, since: Int) {
        let (last, now) = (Duration.seconds(before), Duration.seconds(since))
        for (failures, whole) in [(5, 30), (7, 120), (10, 900)] {
            let left = SignInDelay.secondsLeft(after: failures, last: last, now: now) ?? 0
            #expect(left >= whole - (off + since) && left <= whole)
        }
    }
}
