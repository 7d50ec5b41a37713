import Domain
import Foundation
import Testing

@Suite struct PatientDraftTests {
    private static let today = Day(of: Date(timeIntervalSince1970: 1_767_345_120), in: .gmt)
    private static let good = PatientDraft(
        name: "Lena Vogt", born: "1988-06-14", phone: "+34 600 555 101", email: "lena@example.com", address: "Mayor 12")

    private func problems(_ field: PatientField, _ text: String) -> [PatientProblem] {
        var draft = Self.good
        draft[field] = text
        do throws(PatientProblems) {
            _ = try draft.facts(today: Self.today)
            return []
        } catch {
            return error.all
        }
    }

    @Test(arguments: [
        (
            PatientField.name,
            ["Li", "陳美玲", "José Álvarez-Núñez", "O’Brien", "X Æ A-12", String(repeating: "a", count: 100)]
        ),
        (
            .born,
            [
                "1875-01-01", "2026-01-02", "2024-02-29", " 1988-06-14 ", "14.06.1988", "14/6/1988", "14.6.88",
                "2.1.1926",
            ]
        ),
        (.phone, ["12345", "+34 600 555 101", "(0)30/123-456.7", "123456789012345"]),
        (.email, ["", " ", "a@b.c", "lena.vogt+x@mail.example.com", "josé@ejemplo.es"]),
        (.address, ["", "Calle Mayor 12, 3º B, Madrid", String(repeating: "a", count: 200)]),
    ])
    func `what is plausible is accepted`(field: PatientField, texts: [String]) {
        for text in texts { #expect(problems(field, text) == [], "\(text)") }
    }

    @Test(arguments: [
        (PatientField.name, "", "A name is needed."), (.name, "   ", "A name is needed."),
        (.name, "…!", "A name has letters."),
        (.name, String(repeating: "a", count: 101), "Name has at most 100 characters."),
        (.name, "a" + String(repeating: "\u{301}", count: 5_000), "Name has at most 100 characters."),
        (.name, "Eve\u{1B}[31m", "Name holds a character that cannot be seen."),
        (.name, "Eve\u{202E}", "Name holds a character that cannot be seen."),
        (.name, "Eve\nLine", "Name holds a character that cannot be seen."),
        (.born, "", "A date of birth is needed, such as 1988-06-14."),
        (.born, "14 June 1988", "A date of birth is needed, such as 1988-06-14."),
        (.born, "14/6", "A date of birth is needed, such as 1988-06-14."),
        (.born, "yesterday", "A date of birth is needed, such as 1988-06-14."),
        (.born, "06/14/1988", "A date of birth is needed, such as 1988-06-14."),
        (.born, "31.2.2020", "There is no date 31.2.2020."), (.born, "31.2.20", "There is no date 31.2.20."),
        (.born, "14.6.25", "14.6.25 can be 1925-06-14 or 2025-06-14: write the whole year."),
        (.born, "14.6.26", "14.6.26 can be 1926-06-14 or 2026-06-14: write the whole year."),
        (.born, "3.1.2026", "A date of birth does not lie in the future."),
        (.born, "2023-02-29", "There is no date 2023-02-29."), (.born, "1988-13-01", "There is no date 1988-13-01."),
        (.born, "2026-01-03", "A date of birth does not lie in the future."),
        (.born, "1874-12-31", "Nobody alive was born before 1875-01-01."),
        (.phone, "", "A telephone number is needed, such as +34 600 555 101."),
        (.phone, "1234", "A telephone number is needed, such as +34 600 555 101."),
        (.phone, "1234567890123456", "A telephone number is needed, such as +34 600 555 101."),
        (.phone, "12345 ext 6", "A telephone number is needed, such as +34 600 555 101."),
        (.phone, "٠١٢٣٤٥", "A telephone number is needed, such as +34 600 555 101."),
        (.email, "lena", "An e-mail address looks like lena@example.com."),
        (.email, "lena@", "An e-mail address looks like lena@example.com."),
        (.email, "lena@example", "An e-mail address looks like lena@example.com."),
        (.email, "lena@example..com", "An e-mail address looks like lena@example.com."),
        (.email, "a@b@c.d", "An e-mail address looks like lena@example.com."),
        (.email, "a b@c.d", "An e-mail address looks like lena@example.com."),
        (.email, "a@.d", "An e-mail address looks like lena@example.com."),
        (.address, String(repeating: "a", count: 201), "Address has at most 200 characters."),
        (.address, "a\tb", "Address holds a character that cannot be seen."),
    ])
    func `each field says what is wrong`(field: PatientField, text: String, message: String) {
        #expect(problems(field, text) == [PatientProblem(field: field, message: message)])
    }

    @Test func `every wrong field is told`() throws {
        let error = #expect(throws: PatientProblems.self) { try PatientDraft().facts(today: Self.today) }
        #expect(error?.all.map(\.field) == [.name, .born, .phone])
    }

    @Test func `facts are tidy and come back as typed`() throws {
        var draft = Self.good
        draft.name = "  Lena   Vogt "
        draft.email = " "
        let facts = try draft.facts(today: Self.today)
        #expect(facts.name == "Lena Vogt")
        #expect(facts.email == nil)
        #expect(try PatientDraft(facts).facts(today: Self.today) == facts)
    }
}

@Suite struct PatientFactsTests {
    private func facts(_ name: String, _ born: String, _ phone: String) throws -> PatientFacts {
        PatientFacts(name: name, born: try #require(Day(iso: born)), phone: phone)
    }

    @Test(arguments: [
        ("LENA  VOGT", "1988-06-14", "1", true), ("Léna Vogt", "1988-06-14", "1", true),
        ("Someone Else", "1988-06-14", "0034-600-555-101", false),
        ("Someone Else", "1988-06-14", "(34) 600555101", true),
        ("Lena Vogt", "1988-06-15", "+34 600 555 101", false), ("Lena Vogtt", "1988-06-14", "1", false),
    ])
    func `one day of birth with one name or number looks alike`(
        name: String, born: String, phone: String, isAlike: Bool
    ) throws {
        let (lena, other) = (try facts("Lena Vogt", "1988-06-14", "+34 600 555 101"), try facts(name, born, phone))
        #expect(lena.looksLike(other) == isAlike)
        #expect(other.looksLike(lena) == isAlike)
    }

    @Test(arguments: [
        ("1988-06-14", "2026-06-13", 37), ("1988-06-14", "2026-06-14", 38), ("2024-02-29", "2025-02-28", 0),
        ("2024-02-29", "2025-03-01", 1), ("2024-02-29", "2028-02-29", 4), ("2026-01-02", "2026-01-02", 0),
        ("2026-01-02", "2020-01-01", 0),
    ])
    func `an age is counted in birthdays`(born: String, on: String, age: Int) throws {
        let day = try #require(Day(iso: on))
        #expect(try facts("A", born, "1").age(on: day) == age)
    }
}
