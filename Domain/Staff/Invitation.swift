import FoundationEssentials

/// An invitation to choose a password, for somebody new or somebody who forgot theirs: shown once and stored as a hash.
package struct Invitation: Hashable, Sendable {
    /// For how long an invitation can be accepted.
    package static let lifetime: TimeInterval = 7 * 24 * 3_600

    /// The name that the person signs in with.
    package let userName: String

    /// The code, which is given to that person alone.
    package let code: InvitationCode

    /// The moment at which it ends.
    package let until: Date

    /// An invitation from its parts.
    package init(userName: String, code: InvitationCode, until: Date) {
        self.userName = userName
        self.code = code
        self.until = until
    }
}

/// The code of an invitation: twelve digits and letters that cannot be mistaken for one another, 60 random bits.
package struct InvitationCode: Hashable, Sendable {
    /// The digits and letters, by Douglas Crockford.
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    /// The code without its hyphens.
    package let text: String

    /// The code of 60 bits.
    package init(bits: UInt64) {
        text = String((0..<12).map { Self.alphabet[Int(bits >> (55 - 5 * $0)) & 31] })
    }

    /// The code that somebody typed, in any case and with or without hyphens and blanks; nil for something else.
    package init?(_ typed: String) {
        let letters = typed.uppercased().filter { $0 != "-" && $0 != " " }
            .map { $0 == "O" ? "0" : $0 == "I" || $0 == "L" ? "1" : $0 }
        guard letters.count == 12, letters.allSatisfy(Self.alphabet.contains) else { return nil }
        text = String(letters)
    }
}

extension InvitationCode: CustomStringConvertible {
    /// The code in groups of four, as people read it out: `7K2M-0QX4-9ABC`.
    package var description: String {
        let letters = Array(text)
        return stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }
            .joined(separator: "-")
    }
}
