/// The name that a member of staff signs in with: small letters of the alphabet, digits, and single dots or hyphens
/// between them. Links name clinicians by it.
package struct UserName: Hashable, Sendable {
    /// How many characters it may have.
    package static let lengths = 2...30

    /// The name, such as `maya`.
    package let text: String

    /// The name in a text, in small letters, or nil if it is none.
    package init?(_ text: String) {
        let text = text.trimmed.lowercased()
        guard Self.problem(with: text) == nil else { return nil }
        self.text = text
    }

    /// Why a text cannot be a user name, in one sentence, or nil when it can.
    package static func problem(with text: String) -> String? {
        let text = text.trimmed.lowercased()
        guard lengths.contains(text.utf8.count) else {
            return "A user name has \(lengths.lowerBound) to \(lengths.upperBound) characters."
        }
        let parts = text.utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        }
        let isName = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isLetterOrDigit) }
        guard isName, text.utf8.first.map(isLetter) == true else {
            return "A user name has letters from a to z, digits, and single dots or hyphens between them."
        }
        return nil
    }

    /// A user name for somebody, to be changed: the first word of their name, without accents, or an empty text.
    package static func suggestion(for name: String) -> String {
        let word = FoldedText(name).text.split(separator: " ").first ?? ""
        let letters = String(decoding: word.utf8.filter(isLetter), as: UTF8.self)
        return problem(with: letters) == nil ? letters : ""
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
