import Testing

@testable import TextShell

/// Where transcripts stand in a text, and what is said and written when they go another way.
@Suite struct TranscriptDocumentTests {
    @Test func `only blocks of this kind are transcripts, and one that goes on belongs to the one before`() throws {
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

    @Test func `a file that is no Markdown is one transcript`() throws {
        let text = "# Two\n$ clinic\n```clinic\n"
        let document = try TranscriptDocument(path: "a.clinic", text: text, kind: .plain) { _ in nil }
        #expect(document.transcripts.map(\.lines) == [["# Two", "$ clinic", "```clinic", ""]])
    }

    @Test func `a fault is said with the line of the whole text`() {
        let fault = #expect(throws: TranscriptFault.self) { try Self.document("x\n```clinic\n> quit\n```\n") }
        #expect(fault?.line == 3)
    }

    @Test func `what goes another way is a difference with its place, and is put right in the text`() throws {
        let document = try Self.document("# A\n\n```clinic\n$ clinic\n one\n two\n\n# c\n> x\n```\n\nend")
        let actual = try Self.document("# A\n\n```clinic\n$ clinic\n one\n 2\n 3\n\n# c\n> x\n```\n\nend")
        #expect(
            document.differences(to: actual.transcripts) == [
                """
                a.md:6: not what happens:
                 4 │ $ clinic
                 5 │  one
                 6 │- two
                   │+ 2
                   │+ 3
                 7 │\u{20}
                 8 │ # c
                 9 │ > x
                """
            ])
        #expect(
            document.text(correctedBy: actual.transcripts)
                == "# A\n\n```clinic\n$ clinic\n one\n 2\n 3\n\n# c\n> x\n```\n\nend")
        #expect(document.differences(to: document.transcripts) == [])
    }

    @Test func `lines may end with a carriage return, and a block that holds stays as it is`() throws {
        let document = try Self.document("```clinic\r\n$ clinic\r\n\\shown\r\n```\r\n")
        #expect(document.transcripts.map(\.lines) == [["$ clinic", "shown"]])
        #expect(document.text(correctedBy: document.transcripts).contains("\\shown"))
    }

    private static func document(_ text: String) throws(TranscriptFault) -> TranscriptDocument {
        try TranscriptDocument(path: "a.md", text: text, kind: .markdown) { _ in nil }
    }
}
