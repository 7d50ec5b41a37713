/// As much of JSON Schema 2020-12 as `docs/json.schema.json` and `docs/export.schema.json` use. Any other keyword is a
/// problem: it would hold nothing.
package struct JSONSchema {
    /// The schema as it is written.
    package let root: JSONValue

    private static let silent: Set = ["$schema", "$id", "$defs", "title", "description", "then"]

    /// A schema as it is written.
    package init(root: JSONValue) { self.root = root }

    /// The problems with a value, each with where it is.
    package func problems(with value: JSONValue, at path: String = "", by schema: JSONValue? = nil) -> [String] {
        guard let keywords = (schema ?? root).fields else { return ["\(path): the schema is no object"] }
        return keywords.filter { !Self.silent.contains($0.key) }.sorted { $0.key < $1.key }.flatMap { keyword in
            problems(with: value, at: path, keyword.key, keyword.value, beside: keywords)
        }
    }

    private func problems(
        with value: JSONValue, at path: String, _ keyword: String, _ asked: JSONValue,
        beside keywords: [String: JSONValue]
    ) -> [String] {
        switch keyword {
        case "$ref": definition(asked).map { problems(with: value, at: path, by: $0) } ?? ["\(path): no \(asked)"]
        case "type": value.types.isDisjoint(with: asked.words) ? ["\(path): \(value) is no \(asked.words)"] : []
        case "const": value == asked ? [] : ["\(path): \(value) is not \(asked)"]
        case "enum": asked.list?.contains(value) == true ? [] : ["\(path): \(value) is none of \(asked)"]
        case "minimum", "maximum": isWithin(value, keyword, asked) ? [] : ["\(path): \(value) passes the \(keyword)"]
        case "pattern": matches(value, asked) ? [] : ["\(path): \(value) is not as \(asked)"]
        case "required":
            asked.words.sorted().filter { value.fields != nil && value[$0] == nil }.map { "\(path): \($0) is missing" }
        case "additionalProperties":
            (value.fields ?? [:]).keys.sorted().filter { keywords["properties"]?[$0] == nil }
                .map { "\(path): nothing says what \($0) is" }
        case "properties":
            (value.fields ?? [:]).sorted { $0.key < $1.key }.flatMap { name, member in
                asked[name].map { problems(with: member, at: "\(path)/\(name)", by: $0) } ?? []
            }
        case "items":
            (value.list ?? []).enumerated().flatMap { problems(with: $1, at: "\(path)/\($0)", by: asked) }
        case "allOf": (asked.list ?? []).flatMap { problems(with: value, at: path, by: $0) }
        case "anyOf": anyOf(value, asked, path)
        case "if":
            problems(with: value, by: asked).isEmpty ? problems(with: value, at: path, by: keywords["then"]) : []
        default: ["\(path): the schema's “\(keyword)” is not checked"]
        }
    }

    private func anyOf(_ value: JSONValue, _ asked: JSONValue, _ path: String) -> [String] {
        let tries = (asked.list ?? []).map { problems(with: value, at: path, by: $0) }
        return tries.contains(where: \.isEmpty) ? [] : tries.min { $0.count < $1.count } ?? []
    }

    private func definition(_ reference: JSONValue) -> JSONValue? {
        reference.text.flatMap { root["$defs"]?[String($0.trimmingPrefix("#/$defs/"))] }
    }

    private func isWithin(_ value: JSONValue, _ keyword: String, _ asked: JSONValue) -> Bool {
        guard case .number(let number) = value, case .number(let limit) = asked else { return true }
        return keyword == "minimum" ? number >= limit : number <= limit
    }

    private func matches(_ value: JSONValue, _ pattern: JSONValue) -> Bool {
        guard let text = value.text, let regex = try? Regex(pattern.text ?? "[") else { return value.text == nil }
        return text.firstMatch(of: regex) != nil
    }
}

extension JSONValue {
    /// The types of JSON Schema that it is of.
    fileprivate var types: Set<String> {
        switch self {
        case .null: ["null"]
        case .bool: ["boolean"]
        case .number(let number): number == number.rounded() ? ["number", "integer"] : ["number"]
        case .text: ["string"]
        case .array: ["array"]
        case .object: ["object"]
        }
    }

    /// A word, or the words of a list.
    fileprivate var words: Set<String> { Set(list?.compactMap(\.text) ?? [text].compactMap(\.self)) }
}
