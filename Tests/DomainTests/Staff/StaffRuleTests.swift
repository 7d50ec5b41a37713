import Domain
import FoundationEssentials
import Testing

/// Changes to staff, invitations and user names.
@Suite struct StaffRuleTests {
    private static func colleague(
        _ number: Int, _ role: Role, _ standing: Colleague.Standing = .working
    ) -> Colleague {
        let id = Staff.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number))))
        return Colleague(
            staff: Staff(id: id, userName: "user\(number)", name: "Rosa", role: role), standing: standing)
    }

    private static let moment = Date(timeIntervalSince1970: 0)
    private static let manager = colleague(1, .manager)
    private static let clerk = colleague(2, .receptionist)
    private static let other = colleague(3, .manager)
    private static let invited = colleague(4, .manager, .invited(until: moment))
    private static let gone = colleague(5, .manager, .left(moment))

    /// Changes, who else there is, and the problem.
    private static let changes: [(StaffChange, Colleague, [Colleague], String?)] = [
        (.leaving, manager, [], "Rosa is the only manager."),
        (.role(.clinician), manager, [], "Rosa is the only manager."),
        (.leaving, manager, [clerk, invited, gone], "Rosa is the only manager."),
        (.leaving, manager, [other], nil), (.role(.clinician), manager, [other], nil),
        (.role(.manager), manager, [other], "Rosa is manager already."), (.endingSessions, manager, [], nil),
        (.leaving, clerk, [manager], nil), (.role(.manager), clerk, [manager], nil),
        (.returning, clerk, [manager], "Rosa works here."), (.returning, invited, [manager], "Rosa works here."),
        (.leaving, invited, [], nil), (.leaving, gone, [manager], "Rosa has left already."),
        (.role(.clinician), gone, [manager], "Rosa has left."), (.endingSessions, gone, [manager], "Rosa has left."),
        (.returning, gone, [manager], nil),
    ]

    @Test func `a clinic always has a manager, and nothing is done twice`() {
        for (change, colleague, others, problem) in Self.changes {
            let found = StaffChange.problem(with: change, of: colleague, among: others + [colleague])
            #expect(found?.message == problem, "\(change) of \(colleague)")
        }
    }

    @Test func `a code is read however it is typed, and nothing else is one`() {
        let code = InvitationCode(bits: 0x0123_4567_89AB_CDEF)
        #expect(code.text.count == 12)
        for typed in [code.description, code.description.lowercased(), code.text, " \(code.text) "] {
            #expect(InvitationCode(typed) == code, "\(typed)")
        }
        #expect(InvitationCode("OIL0-0000-0000") == InvitationCode("0110-0000-0000"))
        for typed in ["", "0000-0000-000", "0000-0000-00000", "UUUU-0000-0000", "0000_0000_0000"] {
            #expect(InvitationCode(typed) == nil, "\(typed)")
        }
    }

    @Test(arguments: [
        ("maya", true), ("Maya ", true), ("m.o-2", true), ("m", false), ("2maya", false), ("may a", false),
        ("may..a", false), ("-maya", false), ("maya.", false), ("mäya", false),
        (String(repeating: "a", count: 31), false),
    ])
    func `a user name can be typed anywhere and stand in a link`(text: String, isOne: Bool) {
        #expect((UserName(text) != nil) == isOne)
        #expect((UserName.problem(with: text) == nil) == isOne)
    }

    @Test(arguments: [("Rosa Marques", "rosa"), ("Élodie Durand", "elodie"), ("陳美玲", ""), ("A. Li", "")])
    func `a user name is suggested where the name has one`(name: String, userName: String) {
        #expect(UserName.suggestion(for: name) == userName)
    }

    @Test(arguments: [
        ("4.20", "4.20 EUR"), (" 4 ", "4.00 EUR"), ("0.5", "0.50 EUR"), ("4.205", nil), ("4,20", nil), ("-4", nil),
        ("", nil), ("4.", nil), (".5", nil), ("99999999999999999999", nil),
    ])
    func `a price is a number of cents`(text: String, amount: String?) {
        #expect(Money(typed: text, in: .eur)?.description == amount)
    }

    @Test func `a price in yen has no cents`() {
        #expect(Money(typed: "420", in: .jpy)?.minorUnits == 420)
        #expect(Money(typed: "4.2", in: .jpy) == nil)
    }
}
