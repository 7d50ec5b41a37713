import Domain
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// `clinic audit --format csv`, read back by the reader of `clinic import`.
@Suite struct AuditTableTests {
    private static let header = ["entry", "at", "who", "where", "what", "about", "field", "before", "after"]

    /// Words of an entry, and what a reader of the table gets.
    private static let words = [
        ("plain", "plain"), ("", ""), (" a ", " a "), ("a,b", "a,b"), (#"a "b" c"#, #"a "b" c"#), ("\"", "\""),
        (",", ","), ("\",\"", "\",\""), ("Zoë 🐝", "Zoë 🐝"), ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#),
        ("a\u{2028}b", #"a\u{2028}b"#), ("\u{1B}[2J", #"\u{1B}[2J"#), ("=1+1", "'=1+1"), ("=\"a\",1", "'=\"a\",1"),
        ("+34 600 555 101", "+34 600 555 101"), ("+cmd|x", "'+cmd|x"), ("-5", "-5"), ("-1+a", "'-1+a"),
        ("@SUM(A1,A2)", "'@SUM(A1,A2)"), ("\t=1", #"'\t=1"#), ("\n=1", #"'\n=1"#), ("none → 1", "none → 1"),
    ]

    @Test func `the table is read back as the entries that it was made of`() throws {
        var output = AuditOutput(.csv, .gmt)
        var entries: [HistoryEntry] = []
        var expected = [Self.header]
        for (number, (words, cell)) in Self.words.enumerated() {
            let field = HistoryEntry.Field(title: words, before: words, after: words)
            let made = HistoryEntry.Field(title: "made", before: nil, after: words)
            for fields in [[field, made], []] {
                entries.append(
                    HistoryEntry(
                        id: HistoryEntry.ID(position: number, place: 0), at: .sample, author: words, workstation: words,
                        record: words, event: .changed, fields: fields))
            }
            let head = ["\(number)", "2026-01-02T09:12:00Z", cell, cell, "changed", cell]
            expected += [[cell, cell, cell], ["made", "", cell], ["", "", ""]].map { head + $0 }
        }
        let text = output.opening + output.body(Array(entries.prefix(7))) + output.body(Array(entries.dropFirst(7)))
        let rows = try CSVTable(text + output.ending).rows.map { $0.map(\.text) }
        for (row, wanted) in zip(rows, expected) { #expect(row == wanted) }
        #expect(rows.count == expected.count)
        #expect(text.hasSuffix("\r\n") && !text.replacing("\r\n", with: "").contains(where: \.isNewline))
    }

    @Test func `a clinic's log as a table has what it has as a document`() async throws {
        let files = try RunFolder([:])
        let start = ["--data", files.path("data"), "--now", "2026-03-02T09:12:00Z", "--as", "maya"]
        func run(_ words: String...) async -> LaunchRun {
            await LaunchRun.of(start + words, environment: ["CLINIC_PASSWORD": HelpText.examplePassword])
        }
        #expect(await run("staff", "invite", "oda", "manager", "=1+1,", "“Oda” \"Lund\"").code == .ok)
        let (table, document) = (await run("audit", "--format", "csv"), await run("audit", "--format", "json"))
        let rows = try CSVTable(table.output).rows.map { $0.map(\.text) }
        let entries = try #require(try JSONValue.read(document.output)["entries"]?.list)
        let expected = entries.flatMap { entry -> [[String]] in
            let head = ["entry", "at", "who", "where", "what", "about"].map { Self.words(of: entry[$0]) }
            let fields = entry["fields"]?.list ?? []
            guard !fields.isEmpty else { return [head + ["", "", ""]] }
            return fields.map { field in head + ["title", "before", "after"].map { Self.words(of: field[$0]) } }
        }
        #expect(entries.count > 50 && rows.first == Self.header)
        // What a spreadsheet would compute begins with an apostrophe.
        let read = rows.dropFirst().map { $0.map { $0.hasPrefix("'=") ? String($0.dropFirst()) : $0 } }
        #expect(read == expected)
        #expect(rows.contains { $0.contains("'=1+1, “Oda” \"Lund\"") })
    }

    private static func words(of value: JSONValue?) -> String {
        if case .number(let number) = value { "\(Int(number))" } else { value?.text ?? "" }
    }
}
