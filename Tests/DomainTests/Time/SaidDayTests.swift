import Domain
import Testing

@Suite("Days as people say and write them")
struct SaidDayTests {
    /// A Monday.
    private let today = Day(daysSince1970: 20_514)

    @Test func `a date is read as it is said`() {
        let rows: [(String, String?)] = [
            ("today", "2026-03-02"), ("Tomorrow", "2026-03-03"), ("YESTERDAY", "2026-03-01"),
            ("mon", "2026-03-02"), ("monday", "2026-03-02"), ("tue", "2026-03-03"), ("Wed", "2026-03-04"),
            ("thursday", "2026-03-05"), ("fri", "2026-03-06"), ("sat", "2026-03-07"), ("sun", "2026-03-08"),
            ("1988-06-14", "1988-06-14"), ("14/06/1988", "1988-06-14"), ("14.6.1988", "1988-06-14"),
            ("14-6-1988", "1988-06-14"), (" 14/6/1988 ", "1988-06-14"), ("14.6.88", "1988-06-14"),
            ("1.1.28", "1928-01-01"), ("1.1.27", "2027-01-01"), ("1.1.26", "2026-01-01"), ("1/1/00", "2000-01-01"),
            ("1/1/99", "1999-01-01"), ("14/6", "2026-06-14"), ("31/12", "2025-12-31"), ("2.3", "2026-03-02"),
            ("29.2", nil), ("29/2/24", "2024-02-29"), ("29/2/2026", nil), ("31/4/26", nil), ("06/14/1988", nil),
            ("0/1/26", nil), ("14/6/988", nil), ("14/6.1988", nil), ("14/6/", nil), ("14.6.", nil), ("/", nil),
            ("14//1988", nil), ("14", nil), ("140688", nil), ("1988/06/14", nil), ("mo", nil), ("mond", nil),
            ("next monday", nil), ("", nil), (" ", nil), ("1٤/6/1988", nil), ("+1/6/1988", nil), ("99999/6/88", nil),
        ]
        for (text, expected) in rows {
            #expect(Day(said: text, today: today)?.description == expected, "\(text.debugDescription)")
        }
    }

    @Test func `a day of the week is within the week from today on`() {
        let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        for offset in 0..<14 {
            let today = today.advanced(by: offset)
            for (index, name) in names.enumerated() {
                let day = Day(said: name, today: today)
                #expect(day?.weekday == index + 1 && (today...today.advanced(by: 6)).contains(day ?? .distantPast))
            }
        }
    }

    @Test func `a written date has all digits of its year`() {
        let rows: [(String, String?)] = [
            ("1988-06-14", "1988-06-14"), ("14/06/1988", "1988-06-14"), ("14.6.88", nil), ("14/6", nil), ("today", nil),
        ]
        for (text, expected) in rows { #expect(Day(written: text)?.description == expected, "\(text)") }
    }
}

extension Day {
    fileprivate static let distantPast = Day(daysSince1970: -700_000)
}
