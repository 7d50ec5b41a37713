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
    /// The code without its hyphens.
    package let text: String

    /// The code of 60 bits.
    package init(bits: UInt64) { text = CodeLetters.text((0..<12).map { UInt8(bits >> (55 - 5 * $0) & 31) }) }

    /// The code that somebody typed; nil for something else.
    package init?(_ typed: String) {
        guard let numbers = CodeLetters.numbers(typed), numbers.count == 12 else { return nil }
        text = CodeLetters.text(numbers)
    }
}

extension InvitationCode: CustomStringConvertible {
    /// The code in groups of four, as people read it out: `7K2M-0QX4-9ABC`.
    package var description: String { CodeLetters.grouped(text) }
}
