/// The rule for new passwords: long rather than complicated, and none of those that everyone tries first.
package enum PasswordRule {
    /// How many characters a password may have.
    package static let lengths = 12...128

    /// Why a text cannot be a password, in one sentence, or nil when it can. Nor can it be one of the names that others
    /// know of its owner, such as the user name.
    package static func problem(with password: Secret, of names: String...) -> String? {
        let text = String(decoding: password.utf8, as: UTF8.self)
        guard password.utf8.count <= 16 * lengths.upperBound, text.count <= lengths.upperBound else {
            return "A password has at most \(lengths.upperBound) characters."
        }
        guard text.count >= lengths.lowerBound else {
            return "A password has at least \(lengths.lowerBound) characters."
        }
        let bytes = Array(text.lowercased().utf8)
        guard !repeatsPiece(bytes) else { return "This password is one piece over and over." }
        let core = trimmed(bytes)
        guard !CommonPasswords.contains(bytes), core.isEmpty || !CommonPasswords.contains(core) else {
            return "This password is one of those that are tried first."
        }
        guard !names.contains(where: { isMade(core, of: $0) }) else {
            return "This password is a name that others know."
        }
        return nil
    }

    /// Whether a text is a piece of at most four bytes, again and again.
    private static func repeatsPiece(_ bytes: [UInt8]) -> Bool {
        (1...4).contains { length in bytes.indices.dropFirst(length).allSatisfy { bytes[$0] == bytes[$0 - length] } }
    }

    /// The text without the digits and signs at its ends: a word stays the same word with a year after it.
    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        let isLetter: (UInt8) -> Bool = { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 >= 0x80 }
        guard let first = bytes.firstIndex(where: isLetter), let last = bytes.lastIndex(where: isLetter) else {
            return []
        }
        return Array(bytes[first...last])
    }

    private static func isMade(_ core: [UInt8], of word: String) -> Bool {
        let word = trimmed(Array(word.trimmed.lowercased().utf8))
        return !word.isEmpty && core == word
    }
}
