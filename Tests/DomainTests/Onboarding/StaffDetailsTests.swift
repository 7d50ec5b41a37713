import Domain
import Testing

@Suite struct StaffDetailsTests {
    @Test(
        arguments: [
            ("Noor", "", "Noor", nil), ("  Noor Haddad\n", " 214 ", "Noor Haddad", "214"), ("陳", "1", "陳", "1"),
            ("Noor 👩🏽‍⚕️", "000000", "Noor 👩🏽‍⚕️", "000000"),
            (String(repeating: "é", count: 60), "9", String(repeating: "é", count: 60), "9"),
        ] as [(String, String, String, String?)])
    func `blanks around do not matter, and an extension may be missing`(
        typed: String, phone: String, name: String, phoneExtension: String?
    ) throws {
        let details = try StaffDetails(name: typed, phoneExtension: phone)
        #expect(details.name == name)
        #expect(details.phoneExtension == phoneExtension)
    }

    @Test(
        arguments: [
            ("", "", .noName), (" \t\n", "1", .noName), (String(repeating: "x", count: 61), "", .longName),
            ("e" + String(repeating: "\u{301}", count: 5_000), "", .longName), ("No\u{1B}[2Jor", "", .unprintableName),
            ("No\nor", "", .unprintableName), ("Noor", "1234567", .noExtension), ("Noor", "12x", .noExtension),
            ("Noor", "+34", .noExtension), ("Noor", "1 2", .noExtension), ("Noor", "１２", .noExtension),
            ("Noor", "٣", .noExtension),
        ] as [(String, String, StaffDetailsProblem)])
    func `what cannot be kept is refused, with the first reason`(
        name: String, phone: String, problem: StaffDetailsProblem
    ) {
        #expect(throws: problem) { try StaffDetails(name: name, phoneExtension: phone) }
        #expect(problem.message.hasSuffix("."))
    }
}
