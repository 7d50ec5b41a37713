import Domain
import Testing

@Suite("Telephone numbers to search for")
struct PhoneDigitsTests {
    @Test func `a number is found however it is written`() throws {
        let rows: [(typed: String, stored: String, isFound: Bool)] = [
            ("600 555 101", "34600555101", true), ("600555101", "34600555101", true),
            ("+34 600 555 101", "34600555101", true), ("+34600555101", "34600555101", true),
            ("0034 600-555-101", "34600555101", true), ("(600) 555.101", "34600555101", true),
            ("600 555", "34600555101", true), ("34600555101", "600555101", true), ("600555101", "0034600555101", true),
            ("+44 20 7946 0000", "442079460000", true), ("+44 20 7946 0000", "00442079460000", true),
            ("600 555 102", "34600555101", false), ("555 101", "34600555101", false),
            ("600 555 1011", "34600555101", false),
        ]
        for row in rows {
            let phone = try #require(PhoneDigits(typed: row.typed))
            #expect(phone.isMet(by: row.stored) == row.isFound, "\(row)")
        }
    }

    @Test func `other texts are no number`() {
        for text in ["", "60055", "lena", "600 555 10x", "#600555101", "+34 600", "1234567890123456", "٦٠٠٥٥٥١٠١"] {
            #expect(PhoneDigits(typed: text) == nil, "\(text)")
        }
    }

    @Test func `a number that can be something else as well says so`() throws {
        let rows = [
            ("600555101", true), ("600 555", true), ("+34600555", true), ("(600)555", true), ("1042123", false),
            ("14.06.1988", false), ("1988-13-14", false),
        ]
        for (text, isCertain) in rows {
            let phone = try #require(PhoneDigits(typed: text))
            #expect(phone.isUnmistakable == isCertain, "\(text)")
        }
    }
}
