import Domain
import Testing

@Suite struct NameRuleTests {
    private static let four = "\u{301}\u{302}\u{303}\u{304}"

    @Test(arguments: [
        "Li", "陳美玲", "Nguyễn Thị Mai", "Nguye\u{302}\u{303}n", "X Æ A-12", "O’Brien", "ʻOkina", "नेहा", "ཧཱུྃ", "ญี่ปุ่น",
        "e\(four)", "e\(four)a\(four)",
    ])
    func `a name that people have is one`(name: String) {
        #expect(NameRule.flaw(in: name) == nil)
    }

    @Test(arguments: [
        ("", NameFlaw.noLetter), ("123", .noLetter), ("…!", .noLetter), ("👩🏽‍⚕️", .noLetter), ("- -", .noLetter),
        ("1\(four)", .noLetter), ("e\(four)\u{305}", .manyMarks), ("Ana e\(four)\u{305}a", .manyMarks),
        ("e\(four)\u{200D}\u{305}", .manyMarks), ("e\(String(repeating: "\u{489}", count: 30))", .manyMarks),
    ])
    func `what has no letter, or more than four marks on one, is no name`(name: String, flaw: NameFlaw) {
        #expect(NameRule.flaw(in: name) == flaw)
    }

    @Test(arguments: ["2001", "👩🏽‍⚕️", "A\(four)\u{305}"]) func `patients, staff and customers have names`(text: String) {
        let message = NameRule.flaw(in: text)?.message
        var draft = PatientDraft(name: text, born: "1988-06-14", phone: "12345", email: "", address: "")
        let today = Day(daysSince1970: 20_514)
        #expect(throws: PatientProblems([PatientProblem(field: .name, message: message ?? "")])) {
            try draft.facts(today: today)
        }
        draft.name = "Zoë"
        #expect(throws: Never.self) { try draft.facts(today: today) }
        #expect(CustomerRule.problem(with: text) == message)
        let problem = #expect(throws: StaffDetailsProblem.self) { try StaffDetails(name: text, phoneExtension: "") }
        #expect(problem?.message == message)
    }
}
