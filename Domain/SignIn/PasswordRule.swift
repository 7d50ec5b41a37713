/// The rule for new passwords.
package enum PasswordRule {
    /// The fewest characters that a password may have.
    package static let fewestCharacters = 8

    /// Why a text cannot be a password, in one sentence, or nil when it can.
    package static func problem(with password: Secret) -> String? {
        let count = String(decoding: password.utf8, as: UTF8.self).count
        return count < fewestCharacters ? "A password has at least \(fewestCharacters) characters." : nil
    }
}
