import Testing

@testable import TextShell

/// The transcripts in a text, with the message and the update when one differs.
@Suite struct TranscriptDocumentTests {
    @Test func `a file that is no Markdown is one transcript`() throws {
        let text = "# Two\n$ clinic\n```clinic\n"
        let document = try TranscriptDocument(path: "a.clinic", text: text, kind: .plain, in: .sample)
        #expect(document.transcripts.map(\.lines) == [["# Two", "$ clinic", "```clinic", ""]])
    }

    @Test func `a fault is reported with its line in the whole text`() {
        let fault = #expect(throws: TranscriptFault.self) { try Self.document("x\n```clinic\n> quit\n```\n") }
        #expect(fault?.line == 3)
    }

    @Test func `different output is a difference with its place, and is corrected in the text`() throws {
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
        #expect(document.text(correctedBy: document.transcripts).utf8.elementsEqual(document.text.utf8))
    }

    @Test func `lines that are the same text in other bytes go another way`() throws {
        let document = try Self.document("```clinic\n$ clinic\n caf\u{E9}\n```\n")
        let actual = try Self.document("```clinic\n$ clinic\n cafe\u{301}\n```\n")
        let differences = document.differences(to: actual.transcripts)
        #expect(differences.first?.hasPrefix("a.md:3: not what happens:\n") == true)
        #expect(document.count(differingFrom: actual.transcripts) == 1)
        #expect(document.text(correctedBy: actual.transcripts).utf8.elementsEqual(actual.text.utf8))
    }

    @Test(.timeLimit(.minutes(60))) func `very many lines that differ are all taken out, and all put in`() {
        let old = ["a", "b"] + (0..<50_000).map { "old \($0)" } + ["z"]
        let difference = TranscriptDifference(old, ["a", "b", "new", "z"], firstLine: 1)
        let lines = difference.text.split(separator: "\n")
        #expect(difference.firstChange == 3)
        #expect(lines.count == 50_004)
        #expect(lines.prefix(3) == ["    1 │ a", "    2 │ b", "    3 │-old 0"])
        #expect(lines.suffix(2) == ["      │+new", "50003 │ z"])
    }

    @Test func `changes that are apart are shown apart`() {
        let old = (1...20).map(String.init)
        let new = old.map { $0 == "5" || $0 == "15" ? "new" : $0 }
        let lines = TranscriptDifference(old, new, firstLine: 1).text.split(separator: "\n").map(String.init)
        #expect(
            lines == [
                " 2 │ 2", " 3 │ 3", " 4 │ 4", " 5 │-5", "   │+new", " 6 │ 6", " 7 │ 7", " 8 │ 8", "   ⋮", "12 │ 12",
                "13 │ 13", "14 │ 14", "15 │-15", "   │+new", "16 │ 16", "17 │ 17", "18 │ 18",
            ])
    }

    @Test func `lines end as they did`() throws {
        let document = try Self.document(
            "# A\r\n```clinic\r\n$ clinic\r\nold\r\n```\r\nb\n```clinic\n$ clinic\nold\n```\r\n")
        let new = try Self.document("```clinic\n$ clinic\nnew\n!\n```\n```clinic\n$ clinic\nnew\n```\n").transcripts
        #expect(
            document.text(correctedBy: new).utf8.elementsEqual(
                "# A\r\n```clinic\r\n$ clinic\r\nnew\r\n!\r\n```\r\nb\n```clinic\n$ clinic\nnew\n```\r\n".utf8))
        let plain = try TranscriptDocument(path: "a.clinic", text: "$ clinic\r\nold\r\n", kind: .plain, in: .sample)
        let actual = try TranscriptDocument(path: "a.clinic", text: "$ clinic\nnew\n", kind: .plain, in: .sample)
        #expect(plain.text(correctedBy: actual.transcripts).utf8.elementsEqual("$ clinic\r\nnew\r\n".utf8))
    }

    private static func document(_ text: String) throws(TranscriptFault) -> TranscriptDocument {
        try TranscriptDocument(path: "a.md", text: text, kind: .markdown, in: .sample)
    }
}
