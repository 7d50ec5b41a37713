import Foundation
import Support
import Testing

/// Documents that the repository holds are as `docs/json.schema.json` says.
@Suite struct SchemaTests {
    private static func schema() throws -> JSONSchema {
        JSONSchema(root: try JSONValue.read(try text(of: "docs/json.schema.json")))
    }

    private static func text(of path: String) throws -> String {
        try #require(Repository.here.files.first { $0.path == path }).text
    }

    @Test func `every golden has a screen as the schema says`() throws {
        let schema = try Self.schema()
        let screen = try #require(schema.root["$defs"]?["screen"])
        let goldens = Repository.here.files.filter { $0.path.contains("/Goldens/") && $0.path.hasSuffix(".txt") }
        #expect(goldens.count > 600)
        for golden in goldens {
            guard let json = golden.text.components(separatedBy: "━━ JSON\n").last else { continue }
            let problems = schema.problems(with: try JSONValue.read(json), by: screen)
            #expect(problems.isEmpty, "\(golden.path): \(problems.prefix(3).joined(separator: "; "))")
        }
    }

    @Test func `every document in a transcript or a page is as the schema says`() throws {
        let schema = try Self.schema()
        let lines = Repository.here.files.filter { $0.path.hasSuffix(".clinic") || $0.path.hasSuffix(".md") }
            .flatMap { file in file.lines.filter { $0.hasPrefix(#"{"schema":"#) || $0.hasPrefix(#"{"records":"#) } }
        #expect(lines.count >= 6)
        for line in lines {
            let problems = schema.problems(with: try JSONValue.read(line))
            #expect(problems.isEmpty, "\(line.prefix(80)): \(problems.prefix(3).joined(separator: "; "))")
        }
    }

    @Test func `every definition of the schema is used, and every member has the words that say what it is`() throws {
        let (schema, source) = (try Self.schema().root, try Self.text(of: "docs/json.schema.json"))
        for name in schema["$defs"]?.fields?.keys.sorted() ?? [] {
            #expect(source.contains("\"#/$defs/\(name)\""), "\(name)")
        }
        for name in SchemaTable.described {
            let members = (name == "document" ? schema : schema["$defs"]?[name])?["properties"]?.fields ?? [:]
            for (member, asked) in members { #expect(asked["description"] != nil, "\(name): \(member)") }
        }
    }

    @Test(arguments: [
        (#"{"a":1}"#, #"{"type":"object","required":["b"]}"#, "b is missing"),
        (#"{"a":1}"#, #"{"properties":{},"additionalProperties":false}"#, "nothing says what a is"),
        (#""x""#, #"{"type":["integer","null"]}"#, "is no"), ("1.5", #"{"type":"integer"}"#, "is no"),
        ("true", #"{"type":"integer"}"#, "is no"), ("1", #"{"type":"boolean"}"#, "is no"),
        ("[1,\"a\"]", #"{"items":{"type":"integer"}}"#, "/1"), (#""2026""#, #"{"pattern":"^[0-9]{2}$"}"#, "is not as"),
        ("3", #"{"enum":[1,2]}"#, "none of"), ("3", #"{"const":2}"#, "is not"), ("3", #"{"maximum":2}"#, "maximum"),
        ("3", #"{"anyOf":[{"type":"null"},{"const":2}]}"#, "is no"), ("3", ##"{"$ref":"#/$defs/none"}"##, "no"),
        ("3", #"{"if":{"type":"integer"},"then":{"const":2}}"#, "is not"), ("3", #"{"oneOf":[]}"#, "is not checked"),
        ("3", #"{"allOf":[{"type":"integer"},{"minimum":4}]}"#, "minimum"),
    ])
    func `the checker finds each kind of mistake`(value: String, schema: String, words: String) throws {
        let problems = JSONSchema(root: try JSONValue.read(schema)).problems(with: try JSONValue.read(value))
        #expect(problems.contains { $0.contains(words) }, "\(problems)")
    }

    @Test func `the tables of docs/json.md are the schema's`() throws {
        let page = try Self.text(of: "docs/json.md")
        let written = SchemaTable(schema: try Self.schema().root).renewing(page)
        guard page != written else { return }
        if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" {
            try Data(written.utf8).write(to: Repository.root.appending(path: "docs/json.md"))
        } else {
            Issue.record("docs/json.md has other tables than docs/json.schema.json: scripts/update docs writes them")
        }
    }
}
