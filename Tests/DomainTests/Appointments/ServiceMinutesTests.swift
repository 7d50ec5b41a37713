import Domain
import Testing

@Suite struct ServiceMinutesTests {
    @Test(arguments: [(4, false), (5, true), (240, true), (241, false)])
    func `a service takes from five minutes to four hours`(minutes: Int, isPossible: Bool) {
        #expect(Service.possibleMinutes.contains(minutes) == isPossible)
    }
}
