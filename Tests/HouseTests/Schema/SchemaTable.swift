import Foundation
import Support

/// The tables of `docs/json.md`, made from the schema. Each stands between two comments.
struct SchemaTable {
    let schema: JSONValue

    /// The objects whose members the page describes, each in a table of its own.
    static let described = ["document", "screen"]

    /// The objects with a row for each.
    private static let parts = [
        "record", "fact", "text", "field", "action", "failure", "unavailable", "timeline", "money",
    ]

    /// The page with its tables as the schema has them.
    func renewing(_ page: String) -> String {
        (Self.described + ["types"]).reduce(page) { page, name in
            let (start, end) = ("<!-- table: \(name) -->\n", "<!-- end -->")
            guard let from = page.range(of: start)?.upperBound, let to = page[from...].range(of: end)?.lowerBound else {
                return page
            }
            return page[..<from] + (name == "types" ? types : table(of: name)) + page[to...]
        }
    }

    private func table(of name: String) -> String {
        let object = name == "document" ? schema : schema["$defs"]?[name]
        let needed = Set(object?["required"]?.list?.compactMap(\.text) ?? [])
        let members = (object?["properties"]?.fields ?? [:]).sorted { $0.key < $1.key }
        let rows = members.map { member, asked in
            let type = type(of: asked) + (needed.contains(member) ? "" : ", may be left out")
            return "| \(member) | \(type) | \(asked["description"]?.text ?? "") |\n"
        }
        return "\n| member | type | meaning |\n|---|---|---|\n" + rows.joined() + "\n"
    }

    /// A row for each part of a screen, and for each type of record with its fields.
    private var types: String {
        let names = schema["$defs"]?["record"]?["properties"]?["type"]?["enum"]?.list?.compactMap(\.text) ?? []
        let rows = Self.parts.map { row("`\($0)`", $0) } + names.map { row($0, "\($0)Fields") }
        return "\n| object, or type of record | members, or fields |\n|---|---|\n" + rows.joined() + "\n"
    }

    private func row(_ title: String, _ name: String) -> String {
        let members = (schema["$defs"]?[name]?["properties"]?.fields ?? [:]).sorted { $0.key < $1.key }
        return "| \(title) | \(members.map { "\($0) (\(type(of: $1)))" }.joined(separator: ", ")) |\n"
    }

    private func type(of asked: JSONValue) -> String {
        if let reference = asked["$ref"]?.text { return String(reference.trimmingPrefix("#/$defs/")) }
        if let choices = asked["anyOf"]?.list { return choices.map(type).joined(separator: " or ") }
        if let words = asked["enum"]?.list { return words.compactMap(\.text).joined(separator: ", ") }
        if case .number(let number)? = asked["const"] { return "\(Int(number))" }
        if let items = asked["items"] { return "list of \(type(of: items))" }
        return (asked["type"]?.list ?? [asked["type"]].compactMap(\.self)).compactMap(\.text).joined(separator: " or ")
    }
}
