import Testing

@testable import Domain

@Suite struct RecordQueryTests {
    private let today = Day(daysSince1970: 20_514)

    @Test func `a text is read by everything that it can mean`() {
        let rows: [(String, [String])] = [
            ("1042", ["number 1042"]), ("#1042", ["number 1042"]), ("order 1042", ["order 1042"]),
            ("Orders #1042", ["order 1042"]), ("patient  2004", ["patient 2004"]), ("product 504", ["product 504"]),
            ("appointment 3007", ["appointment 3007"]), ("order lena", ["name order lena"]), ("order", ["name order"]),
            ("#~17", ["number 1000000017"]), ("patient ~17", ["patient 1000000017"]), ("~", ["name ~"]),
            ("#", ["name #"]), ("0", ["name 0"]), ("1042123", ["number 1042123", "phone"]),
            ("600555101", ["number 600555101", "phone"]), ("+34 600 555 101", ["phone"]),
            ("14/06/1988", ["day 1988-06-14"]), ("9/4/2001", ["day 2001-04-09"]), ("14.6.88", ["day 1988-06-14"]),
            ("tomorrow", ["day 2026-03-03", "name tomorrow"]), ("mon", ["day 2026-03-02", "name mon"]),
            ("Lena Vogt", ["name Lena Vogt"]), ("", []), (" ", []), ("a\u{1B}", []),
            (String(repeating: "x", count: 101), []),
        ]
        for (text, expected) in rows {
            #expect((RecordQuery(text, today: today)?.meanings ?? []) == expected, "\(text.debugDescription)")
        }
    }
}

extension RecordQuery {
    fileprivate var meanings: [String] {
        [
            number.map { "\(kind?.rawValue ?? "number") \($0)" }, day.map { "day \($0)" }, phone.map { _ in "phone" },
            name.map { "name \($0.text)" },
        ].compactMap { $0 }
    }
}
