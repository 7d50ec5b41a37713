/// The 3,000 commonest passwords that a new one could be or be made of.
///
/// They come from the 20,000 commonest that Royce Williams published and Django keeps (`common-passwords.txt`, 5.1):
/// all of twelve characters and more, then the words that are left of the others, without digits and signs at their
/// ends, in the order of how common they are. They are read when somebody chooses a password, and not before.
package enum CommonPasswords {
    /// How many there are.
    package static let count = 3_000

    /// The words, in the order of the alphabet.
    package static var words: [String] {
        [firstHalf, secondHalf].flatMap { half in
            half.withUTF8Buffer { Self.split($0).map { String(decoding: $0, as: UTF8.self) } }
        }
    }

    /// Whether a password, in small letters, is among them.
    ///
    /// - Complexity: one pass over all of them.
    static func contains(_ password: [UInt8]) -> Bool {
        [firstHalf, secondHalf].contains { half in
            half.withUTF8Buffer { words in Self.split(words).contains { $0.elementsEqual(password) } }
        }
    }

    private static func split(_ words: UnsafeBufferPointer<UInt8>) -> [Slice<UnsafeBufferPointer<UInt8>>] {
        words.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    }
}
