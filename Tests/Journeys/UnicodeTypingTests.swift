import DesignSystem
import Foundation
import Testing

/// Unicode's own sequences at a real terminal: typed, moved through, and deleted in part.
@Suite nonisolated struct UnicodeTypingTests {
    @Test func `what is sent is what was shown, whatever the characters are made of`() throws {
        let sequences = try Self.sequences()
        #expect(sequences.count > 1500)
        try TemporaryFolder.with { folder in
            let terminal = try PseudoTerminal(width: 200)
            let wire = Wire.terminal(terminal)
            let file = "\(folder).out"
            defer { unlink(file) }
            let typing = try ClinicProcess(
                ["--width", "200", "--color", "never", "--data", folder, "--as", "ben"],
                environment: FirstDialogue.environment.merging(["TERM": "xterm"]) { $1 }, input: wire,
                output: .file(file), errors: wire)
            try typing.read("clinic> ")
            let lines = sequences.map(Self.keys).joined()
            Typist.type("go patients\nregister a patient\n\(lines)quit\nquit\n", at: terminal.ours)
            #expect(try typing.end() == 0)
            let output = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
            let shown = output.matches(of: #/1 Name: (.+)\n/#).map { String($0.1) }.filter { $0 != "(empty)" }
            // The last is shown again where it asks whether to leave.
            #expect(shown.count >= sequences.count)
            for (sequence, shown) in zip(sequences, shown) {
                let sent = Self.sent(sequence)
                #expect(Array(shown.unicodeScalars) == Array(VisibleText.escaped(sent).unicodeScalars), "\(sequence)")
            }
        }
    }

    /// Types a sequence after a letter, goes to before both, types another letter there, and replaces the last
    /// character at the end.
    private static func keys(_ sequence: String) -> String {
        let steps = String(repeating: "\u{1B}[D", count: "x\(sequence)".count)
        return "set name x\(sequence)\(steps)a\u{5}\u{7F}z\n"
    }

    private static func sent(_ sequence: String) -> String {
        String("ax\(sequence)".dropLast()) + "z"
    }

    /// The sequences of GraphemeBreakTest.txt without control characters, which are keys, and all emoji ZWJ sequences.
    private static func sequences() throws -> [String] {
        let lines = try ["auxiliary/GraphemeBreakTest.txt", "emoji/emoji-zwj-sequences.txt"].flatMap { file in
            try String(contentsOfFile: "/usr/share/unicode/\(file)", encoding: .utf8).split(separator: "\n")
        }
        return lines.compactMap { line in
            let numbers = line.prefix { $0 != "#" && $0 != ";" }.split { " ÷×\t".contains($0) }
            let scalars = numbers.compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
            let isTyped = !scalars.isEmpty && !scalars.contains { $0.properties.generalCategory == .control }
            return isTyped ? String(String.UnicodeScalarView(scalars)) : nil
        }
    }
}
