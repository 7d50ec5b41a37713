import Domain
import Testing

@Suite struct PatientQueryTests {
    @Test(arguments: [("2003", 2003), ("#2003", 2003), (" 2003 ", 2003), ("007", 7)])
    func `digits are a number`(text: String, number: Int) throws {
        let (search, number) = (try #require(SearchText(text)), try #require(PatientNumber(number)))
        #expect(PatientCriterion(search) == .number(number))
    }

    @Test(arguments: ["1988-06-14", "14/06/1988", "14.6.1988"])
    func `a date is a date of birth`(text: String) throws {
        let day = try #require(Day(iso: "1988-06-14"))
        let search = try #require(SearchText(text))
        #expect(PatientCriterion(search) == .born(day))
    }

    @Test(arguments: ["600 555 101", "+34600555101", "600555101"])
    func `a telephone number is one`(text: String) throws {
        let phone = try #require(PhoneDigits(typed: text))
        let search = try #require(SearchText(text))
        #expect(PatientCriterion(search) == .phone(phone))
    }

    @Test(arguments: [
        ("lena", ["lena"]), ("JOSÉ Al", ["jose", "al"]), ("al José", ["jose", "al"]), ("ana an a", ["ana"]),
        ("1988-13-14", ["1988", "13", "14"]), ("0", ["0"]), ("#", []), ("—", []), ("#a1", ["a1"]),
        ("na an", ["an", "na"]),
        ("99999999999999999999", ["99999999999999999999"]),
    ])
    func `anything else is beginnings of words longest first`(text: String, words: [String]) throws {
        let search = try #require(SearchText(text))
        #expect(PatientCriterion(search) == .words(words))
    }

    @Test func `a page holds at least one`() {
        for size in [Int.min, -1, 0, 1] { #expect(PatientQuery(pageSize: size).pageSize == 1) }
    }

    @Test(arguments: [("", false), ("x", true), (String(repeating: "x", count: 4_001), false)])
    func `a note says something of a length`(text: String, isNote: Bool) {
        #expect((ClinicalNoteRule.problem(with: text) == nil) == isNote)
    }
}
