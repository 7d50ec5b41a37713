import Domain
import Foundation
import Support
import Testing

@Suite struct NormalFormTests {
    @Test func `every character is taken apart as the Unicode Character Database says`() throws {
        let characters = try UnicodeData.characters()
        #expect(characters.count > 30_000)
        let mappings = Dictionary(uniqueKeysWithValues: characters.map { ($0.scalar, $0.mapping) })
        func apart(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
            guard let mapping = mappings[scalar], !mapping.isEmpty else { return [scalar] }
            return mapping.flatMap(apart)
        }
        for character in characters {
            let found = Array(String(character.scalar).normalized(to: .kd).unicodeScalars)
            #expect(found == apart(character.scalar), "U+\(String(character.scalar.value, radix: 16))")
        }
    }

    // Foundation is no judge of this: that of Swift 6.3 leaves marks in the order in which they stand, and composes
    // U+10041 with an accent as if it was A.
    @Test func `every sequence of Unicode's own test has the forms that it says`() throws {
        let sequences = try UnicodeData.sequences()
        #expect(sequences.count > 18_000)
        let wrong = sequences.filter { forms in
            forms.contains { !$0.normalized(to: .kd).isMade(of: forms[4]) }
                || (0...2).contains { !forms[$0].normalized(to: .c).isMade(of: forms[1]) }
                || (3...4).contains { !forms[$0].normalized(to: .c).isMade(of: forms[3]) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }

    @Test(arguments: ["", "plain", "Grüße", "Gru\u{308}ße", "각", "\u{0}x", "👩🏽‍⚕️", "\u{212B}"])
    func `forms are equal texts, and a form of a form is itself`(text: String) {
        #expect(text.normalized(to: .c) == text)
        for form in [NormalForm.c, .kd] {
            let once = text.normalized(to: form)
            #expect(once.normalized(to: form).isMade(of: once))
        }
    }
}

extension String {
    /// Whether another text has the same bytes: Swift holds the forms of a text to be equal.
    fileprivate func isMade(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// The Unicode Character Database, as Debian's package unicode-data has it.
private enum UnicodeData {
    /// A character, and what it is made of: nothing for most.
    struct Character {
        let scalar: Unicode.Scalar
        let mapping: [Unicode.Scalar]
    }

    /// The sequences of NormalizationTest.txt: one as it is, and in the forms C, D, KC and KD.
    static func sequences() throws -> [[String]] {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/bzcat")
        process.arguments = ["/usr/share/unicode/NormalizationTest.txt.bz2"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").filter { $0.first?.isHexDigit == true }.map { line in
            line.split(separator: ";").prefix(5).map(sequence)
        }
    }

    private static func sequence(_ numbers: Substring) -> String {
        var text = String.UnicodeScalarView()
        text.append(
            contentsOf: numbers.split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap(
                Unicode.Scalar.init))
        return String(text)
    }

    /// All characters, without those that a range stands for.
    static func characters() throws -> [Character] {
        try String(contentsOfFile: "/usr/share/unicode/UnicodeData.txt", encoding: .utf8).split(separator: "\n")
            .compactMap { line in
                let fields = line.split(separator: ";", maxSplits: 6, omittingEmptySubsequences: false)
                guard let scalar = UInt32(fields[0], radix: 16).flatMap(Unicode.Scalar.init),
                    !fields[1].hasSuffix("First>"), !fields[1].hasSuffix("Last>")
                else { return nil }
                let parts = fields[5].split(separator: " ").filter { !$0.hasPrefix("<") }
                return Character(
                    scalar: scalar,
                    mapping: parts.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) })
            }
    }
}
