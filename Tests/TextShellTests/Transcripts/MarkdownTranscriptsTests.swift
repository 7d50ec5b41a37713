import Testing

@testable import TextShell

/// The blocks of a Markdown text that are transcripts, and those that are not.
@Suite struct MarkdownTranscriptsTests {
    @Test func `only blocks of this kind are transcripts, and a continuation belongs to the previous one`() throws {
        let text = """
            ```sh
            $ clinic
            ```
            ````markdown
            ```clinic
            $ clinic
            ```
            ````
            ```clinic
            $ clinic
            ```
            Then:
            ``` clinic continued
            > quit
            ```
            ```clinic
            $ clinic --version
            ```
            """
        let document = try Self.document(text)
        #expect(document.transcripts.map(\.lines) == [["$ clinic", "> quit"], ["$ clinic --version"]])
        #expect(document.transcripts.first?.steps.map(\.number) == [10, 14])
    }

    private nonisolated static let before = [
        " ```sh\nls\n```", "```sh\nls\n  ```", "   ~~~\n```\n~~~", "~~~ sh `x`\n~~~~", "```x``` is code",
        "````\n```\n````",
        "    ```sh", "\t```sh", "- ```sh", "- ```sh\n  ls\n  ```", "10. ```sh\n    ls\n    ```", "> ```sh\n> ls\n> ```",
        "- ````\n  ```sh\n  ```\n  ````", "- ```sh\n  ls\n  ```\n\n ```sh\nls\n ```", "1. x\n\n   ```sh\n   ls\n   ```",
        "~~clinic~~ ``clinic``",
        "~~~markdown\n```clinic\n```\n~~~", "```\n> ```clinic\n```",
    ]

    @Test func `a block begins and ends as Markdown has it, and the transcript after it is found`() throws {
        for text in Self.before {
            let document = try Self.document(text + "\n```clinic\n$ clinic\n```\n")
            #expect(document.transcripts.map(\.lines) == [["$ clinic"]], "\(text)")
        }
    }

    @Test func `the fence of a transcript is of either kind, and ends with one that is at least as long`() throws {
        for (begin, end) in [("~~~clinic", "~~~"), ("~~~ clinic", "   ~~~~ "), ("````clinic", "`````")] {
            let document = try Self.document("\(begin)\n$ clinic\n> ```clinic\n```\n    ~~~\n\(end)\n")
            #expect(
                document.transcripts.map(\.lines) == [["$ clinic", "> ```clinic", "```", "    ~~~"]], "\(begin)")
        }
    }

    private nonisolated static let further =
        "Further in, this is not played: its fence stands at the beginning of the line."
    private nonisolated static let unplayed: [(text: String, line: Int, problem: String)] =
        [
            ("x\n```clinic\n$ clinic\n", 2, "This block has no end: a line of ``` is missing."),
            ("~~~~clinic\n$ clinic\n~~~\n```\n", 1, "This block has no end: a line of ~~~~ is missing."),
            (
                "```clinic\n```\n````clinic continued\n> x\n```\n", 3,
                "This block has no end: a line of ```` is missing."
            ),
            ("~~~sh\n```clinic\n$ clinic\n```\n", 1, "This block has no end: a line of ~~~ is missing."),
            ("```sh\n```clinic\n```\n", 2, "This is inside the block of line 1, which has no end before it."),
            (
                "-  ```sh\n\n  ```sh\nx\n```clinic\n```\n", 5,
                "This is inside the block of line 3, which has no end before it."
            ),
        ]
        + [
            "clinic  continued", "clinic continue", "Clinic", "{clinic}", "{.clinic}", "clinic,ignore", "clinical",
        ].map { ("\n``` \($0)\n```\n", 2, "A fence says “clinic” or “clinic continued”, and not “\($0)”.") }
        + [
            "  ```clinic", "    ```clinic", "\t~~~clinic", "> ```clinic", ">```clinic continued", "> > ~~~ {clinic}",
            "- ```clinic", "1. ```clinic", "10) ```clinic", "* > ```clinic",
        ].map { ("x\n\n\($0)\n", 3, further) }

    @Test func `a block that would not be played is a fault`() {
        for (text, line, problem) in Self.unplayed {
            let fault = #expect(throws: TranscriptFault.self, "\(text)") { try Self.document(text) }
            #expect(fault == TranscriptFault(line: line, problem: problem), "\(text)")
        }
    }

    private static func document(_ text: String) throws(TranscriptFault) -> TranscriptDocument {
        try TranscriptDocument(path: "a.md", text: text, kind: .markdown, in: .sample)
    }
}
