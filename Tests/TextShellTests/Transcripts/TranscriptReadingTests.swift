import Support
import Testing

@testable import TextShell

/// The syntax of a transcript, line by line, and its errors.
@Suite struct TranscriptReadingTests {
    private static let kinds: [(String, TranscriptLine)] = [
        ("# why", .comment("# why")), ("#", .comment("#")),
        ("#!/usr/bin/env clinic", .comment("#!/usr/bin/env clinic")),
        ("% width 40", .setting("width 40")), ("@ terminal", .terminal("terminal")), ("$ clinic", .run("clinic")),
        ("> go orders", .typed("go orders")), (">", .typed("")), ("! clinic: no", .answer(.error("clinic: no"))),
        ("! (exit 64)", .answer(.exit(64))), ("! (exit -1)", .answer(.exit(-1))),
        ("! (exit x)", .answer(.error("(exit x)"))), ("! (exit 064)", .answer(.error("(exit 064)"))), ("", .blank),
        ("#1042  Shipped", .answer(.screen("#1042  Shipped"))), (" Home", .answer(.screen(" Home"))),
        ("{\"a\":1}", .answer(.screen("{\"a\":1}"))), (">>", .answer(.screen(">>"))), ("$5", .answer(.screen("$5"))),
        ("\\# no comment", .answer(.screen("# no comment"))), ("\\", .answer(.screen(""))),
        ("\\\\", .answer(.screen("\\"))), ("\\> shown", .answer(.screen("> shown"))),
    ]

    @Test func `a line is what it begins with, and is written as it was read`() {
        for (text, line) in Self.kinds {
            #expect(TranscriptLine(text) == line, "\(text)")
            #expect(line.text == text, "\(text)")
        }
    }

    private nonisolated static let refused = [
        ("Home", 1, "Nothing leads to this: it stands right under a line “$ clinic” or “> …”."),
        ("> quit", 1, "Nothing is running here to type to: a “$ clinic” comes before."),
        ("# only\n", 1, "Nothing is run: a transcript has a line “$ clinic”."),
        ("$ rm -rf /", 1, "“$ rm -rf /” does not run clinic: $ NAME=value clinic OPTIONS."),
        ("$ A='b clinic", 1, "A quote (') is not closed."),
        ("$ clinic --data=x", 1, "That is not for a transcript."),
        ("$ HOME=/home/ana clinic", 1, "That is not for a transcript."),
        (
            "\n% colour red\n$ clinic", 2,
            "There is no setting “% colour”. The settings are: check, data, seed, user, width."
        ),
        ("% width\n$ clinic", 1, "“% width” needs a value: % width N."),
        ("% width 7\n$ clinic", 1, "“% width”: --width 7 is refused"),
        ("% width 40\n% width 40\n$ clinic", 2, "“% width” is a duplicate."),
        (
            "% network slow\n$ clinic", 1,
            "There is no setting “% network”. The settings are: check, data, seed, user, width."
        ),
        ("% data empty\n$ clinic", 1, "“% data” can’t be “empty”: % data example."),
        ("% seed x\n$ clinic", 1, "“% seed” can’t be “x”: % seed N."),
        ("% check all\n$ clinic", 1, "“% check” can’t be “all”: % check screens or % check places."),
        ("$ clinic\n% width 40", 2, "A “%” line stands before the first “$” and “@”."),
        ("@ a\n$ clinic\n% width 40", 3, "A “%” line stands before the first “$” of its terminal."),
        (
            "@ a\n% check places\n$ clinic", 2,
            "“% check” is for the whole transcript: it stands before the first “@”."
        ),
        ("@ a\n$ clinic\n@ b\n> quit", 4, "Nothing is running here to type to: a “$ clinic” comes before."),
        (
            "@ a b\n$ clinic", 1,
            "A terminal is written “@ NAME”, or “@ NAME in CLINIC”; a name has letters, digits and “-”."
        ),
        (
            "@ ../a\n$ clinic", 1,
            "A terminal is written “@ NAME”, or “@ NAME in CLINIC”; a name has letters, digits and “-”."
        ),
        (
            "@ a in one\n$ clinic\n@ a in two", 3,
            "“a” is in another clinic: a terminal stays in the first that is named."
        ),
        (
            "$ clinic\n Home\n# inside\n Welcome", 4,
            "Nothing leads to this: it stands right under a line “$ clinic” or “> …”."
        ),
    ]

    @Test func `an invalid transcript is refused with its line and advice`() {
        for (text, line, problem) in Self.refused {
            let fault = #expect(throws: TranscriptFault.self, "\(text)") { try Self.read(text) }
            #expect(fault == TranscriptFault(line: line, problem: problem), "\(text)")
        }
    }

    @Test(arguments: [
        "$ clinic\n Home\n\n Welcome\n\n# then\n> quit\n",
        "# a\n\n% width 40\n\n@ a in x\n$ clinic\n\\\n@ b\n$ clinic\n\n",
        "$ A='x y' clinic --as \"ana b\"\n! clinic: no\n! (exit 64)", "$ clinic\n\\# shown\n\\\\\n\n\\> shown\n>\n> x",
    ])
    func `a transcript is written as it was read`(text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(try Self.read(text).lines == lines)
    }

    @Test func `any text is a transcript or is refused, and one that was written is read as the same`() {
        let parts = [
            "$ clinic", "$ ", "% width 40", "% check places", "% ", "@ a", "@ b in c", "@ ", "> x", ">", "! y",
            "! (exit 3)", "# c", "#", "", "", "\\", "\\\\", "\\> z", " s", "{}", "é\u{301}", "\u{0}", "\r", "```",
            "$ A='", "\u{1F9D1}\u{200D}", "$ clinic --width=x open y",
        ]
        var random = SeededGenerator(seed: 7)
        var understood = 0
        for round in 0..<5_000 {
            let lines = (0..<Int.random(in: 0..<9, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? parts.randomElement(using: &random) ?? ""
                    : (parts.randomElement(using: &random) ?? "") + (parts.randomElement(using: &random) ?? "")
            }
            let text = (Bool.random(using: &random) ? ["$ clinic"] : []) + lines
            guard let once = try? Transcript([(1, text)], in: .sample) else { continue }
            understood += 1
            guard let twice = try? Transcript([(1, once.lines)], in: .sample) else {
                Issue.record("round \(round): \(text) is written as \(once.lines)")
                return
            }
            if twice != once || twice.lines != once.lines {
                Issue.record("round \(round): \(text) is written as \(once.lines), then \(twice.lines)")
                return
            }
        }
        #expect(understood > 200)
    }

    @Test func `a command line is read as a shell reads it`() throws {
        for (line, environment, arguments) in [
            ("A=1 B='x y' clinic --as \"ana b\" open", ["A": "1", "B": "x y"], ["--as", "ana b", "open"]),
            ("clinic", [:], []), ("A= clinic --now=x", ["A": ""], ["--now=x"]),
        ] {
            let command = try TranscriptCommand(line, of: "clinic")
            #expect(command.environment == environment)
            #expect(command.arguments == arguments)
        }
    }

    private static func read(_ text: String) throws(TranscriptFault) -> Transcript {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return try Transcript([(1, lines)], in: .sample)
    }
}
