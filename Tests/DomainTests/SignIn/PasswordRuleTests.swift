import Domain
import Testing

@Suite("Password rule")
struct PasswordRuleTests {
    private static let short = "A password has at least 12 characters."
    private static let long = "A password has at most 128 characters."
    private static let common = "This password is one of those that are tried first."
    private static let repeated = "This password is one piece over and over."
    private static let known = "This password is a name that others know."

    /// Passwords, and the problem with each.
    private static let passwords: [(String, String?)] = [
        ("", short), ("elevenchars", short), ("twelve chars", nil), ("Fünf Äpfel ab", nil),
        ("👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️", short), ("a b c d e f g h i j k l m n", nil),
        (String(repeating: "correct horse ", count: 9) + "12", nil),
        (String(repeating: "correct horse ", count: 9) + "123", long), (String(repeating: "a", count: 5_000), long),
        ("            ", repeated), ("aaaaaaaaaaaa", repeated), ("abcabcabcabca", repeated),
        ("12341234123412", repeated),
        ("q1w2e3r4t5y6", common), ("Q1W2E3R4T5Y6", common), ("Password2026!", common), ("!!!iloveyou123", common),
        ("2026sunshine!!", common), ("sunshine state", nil), ("845 102 774 936", nil),
        ("maya-2026-2026", known), ("Harbour Clinic 1", known), ("maya at harbour", nil),
    ]

    @Test func `a new password is long, and none that is tried first`() {
        for (password, problem) in Self.passwords {
            #expect(
                PasswordRule.problem(with: Secret(password), of: "maya", "Harbour clinic") == problem,
                "\(password)")
        }
    }

    @Test func `the table has the words that it says, each once`() {
        let words = CommonPasswords.words
        #expect(words.count == CommonPasswords.count)
        #expect(Set(words).count == words.count)
        #expect(words == words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
}
