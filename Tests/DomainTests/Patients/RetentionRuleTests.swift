import Domain
import Testing

/// How long patients are kept.
struct RetentionRuleTests {
    @Test(
        arguments: [
            (nil, nil), ("2016-03-02", "2026-03-02"), ("2016-02-29", "2026-02-28"), ("2020-02-29", "2030-02-28"),
        ] as [(String?, String?)])
    func `ten years after the last day, or at once`(last: String?, first: String?) {
        #expect(RetentionRule.firstDay(after: last.flatMap(Day.init(iso:))) == first.flatMap(Day.init(iso:)))
    }

    @Test(arguments: [("2026-03-01", false), ("2026-03-02", true), ("2030-01-01", true)])
    func `nobody is forgotten a day too early`(today: String, isAllowed: Bool) throws {
        let last = try #require(Day(iso: "2016-03-02"))
        let number = try #require(PatientNumber(2_003))
        let summary = PatientRecordSummary(
            number: number, name: "Ada", notes: 1, appointments: 0, orders: 0, last: last)
        let day = try #require(Day(iso: today))
        #expect(((try? summary.check(on: day)) == nil) != isAllowed)
    }
}
