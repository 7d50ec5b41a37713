import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// An export is as `docs/export.schema.json` says, and has all of what is there.
@Suite(.timeLimit(.minutes(60))) struct ExportSchemaTests {
    @Test func `each line is as the schema says, and the schema says nothing else`() async throws {
        let (lines, schema) = (try await Self.lines(), try Self.source())
        #expect(try Self.problems(with: lines, by: schema) == [])
        for (words, others, problem) in Self.planted {
            let spoiled = schema.replacing(words, with: others, maxReplacements: 1)
            #expect(spoiled != schema, "\(words)")
            let found = try Self.problems(with: lines, by: spoiled)
            #expect(found.contains { $0.contains(problem) }, "\(words): \(found.prefix(3))")
        }
    }

    /// Words of the schema, others in their place, and what is found then.
    private static let planted = [
        (#""song", "patient""#, #""patient""#, "none of"),
        (#""order", "appointment""#, #""order", "invoice", "appointment""#, "invoice: no line, or nothing about it"),
        (#"{ "const": "album" }"#, #"{ "const": "record" }"#, "album: no line, or nothing about it"),
        (#", "performer": { "type": "string" }"#, "", "nothing says what performer is"),
        (#""required": ["number", "title", "performer"]"#, #""required": ["number", "title"]"#, "album: not all"),
        (#""album_number", "track""#, #""album_number", "disc", "track""#, "disc is missing"),
        (#""track": { "type"#, #""disc": {}, "track": { "type"#, "song: disc has no value"),
        (#""minutes": { "type": "integer" }"#, #""minutes": { "type": "string" }"#, "service/0/minutes"),
        (##""$ref": "#/$defs/order_line""##, ##""$ref": "#/$defs/order_event""##, "order_line/0"),
        (#""flag": {"#, #""unused": {}, "flag": {"#, "unused is not used"),
    ]

    /// The export of an example clinic where every field has a value in some record.
    private static func lines() async throws -> [JSONValue] {
        var lines: [JSONValue] = []
        try await withFolder { folder in
            let workstation = try WorkstationHarness.open(.folder(folder))
            try await workstation.signIn(.clinician)
            try await workstation.fillEveryColumn()
            workstation.leave()
            let export = try ClinicExport(of: folder)
            while true {
                let page = try export.next()
                guard !page.isEmpty else { break }
                lines += try page.map(JSONValue.read)
            }
        }
        return lines
    }

    private static func source() throws -> String {
        let file = URL(filePath: #filePath).appending(path: "../../../../docs/export.schema.json").standardizedFileURL
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The differences: lines that are not as the schema says, and words of the schema that are about no line.
    private static func problems(with lines: [JSONValue], by source: String) throws -> [String] {
        let schema = JSONSchema(root: try JSONValue.read(source))
        let records = Dictionary(grouping: lines) { $0["type"]?.text ?? "" }
        let kinds = Set(schema.root["properties"]?["type"]?["enum"]?.list?.compactMap(\.text) ?? [])
        let clauses = (schema.root["allOf"]?.list ?? []).compactMap { clause in
            clause["if"]?["properties"]?["type"]?["const"]?.text
        }
        let known = kinds.intersection(records.keys).intersection(clauses)
        let unused = (schema.root["$defs"]?.fields ?? [:]).keys.filter { !source.contains("\"#/$defs/\($0)\"") }
        return lines.flatMap { schema.problems(with: $0) }
            + kinds.union(records.keys).subtracting(known).map { "\($0): no line, or nothing about it" }
            + known.flatMap { kind in
                unseen(kind, in: (records[kind] ?? []).compactMap { $0["fields"]?.fields }, schema)
            }
            + unused.map { "\($0) is not used" }
    }

    /// The fields of a definition that no object has, or no object in its lists.
    private static func unseen(_ name: String, in objects: [[String: JSONValue]], _ schema: JSONSchema) -> [String] {
        let definition = schema.root["$defs"]?[name]
        let fields = definition?["properties"]?.fields ?? [:]
        let required = Set(definition?["required"]?.list?.compactMap(\.text) ?? [])
        let isClosed = definition?["additionalProperties"] == .bool(false) && required == Set(fields.keys)
        return (isClosed ? [] : ["\(name): not all that it has is required, and nothing else"])
            + fields.sorted { $0.key < $1.key }.flatMap { field, asked in
                let values = objects.compactMap { $0[field] }.filter { $0 != .null && $0 != .array([]) }
                guard !values.isEmpty else { return ["\(name): \(field) has no value"] }
                guard let part = asked["items"]?["$ref"]?.text?.split(separator: "/").last else { return [] }
                return unseen(String(part), in: values.flatMap { $0.list ?? [] }.compactMap(\.fields), schema)
            }
    }
}
