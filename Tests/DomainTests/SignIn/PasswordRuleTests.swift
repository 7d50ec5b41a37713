import Domain
import Testing

@Suite("Password rule")
struct PasswordRuleTests {
    @Test(
        arguments: [
            ("", false), ("1234567", false), ("12345678", true), ("        ", true), ("Fünf Äp", false),
            ("Fünf Äpf", true), ("陳偉陳偉陳偉陳", false), ("👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️", false), ("👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️", true),
        ])
    func `a password has at least eight characters as people count them`(password: String, isAccepted: Bool) {
        let problem = isAccepted ? nil : "A password has at least 8 characters."
        #expect(PasswordRule.problem(with: Secret(password)) == problem)
    }
}
