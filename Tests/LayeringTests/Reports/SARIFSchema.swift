@testable import LayeringCommands
import LayeringEngine

/// The part of the published JSON schema of SARIF 2.1.0 that our reports use: no property is allowed besides.
enum SARIFSchema {
    /// The form that a value must have.
    indirect enum Form: Sendable {
        case text, uri, count, number, flag, oneOf([String]), list(Form), named(Form), object(String)
    }

    /// By the name of an object, its properties; those that must be there end in an exclamation mark.
    private static let objects: [String: [String: Form]] = [
        "log": ["$schema": .uri, "version!": .oneOf(["2.1.0"]), "runs!": .list(.object("run"))],
        "run": [
            "tool!": .object("tool"), "invocations": .list(.object("invocation")),
            "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
            "originalUriBaseIds": .named(.object("artifactLocation")), "results": .list(.object("result")),
        ],
        "tool": ["driver!": .object("toolComponent")],
        "toolComponent": [
            "name!": .text, "version": .text, "semanticVersion": .text, "informationUri": .uri,
            "rules": .list(.object("reportingDescriptor")),
        ],
        "reportingDescriptor": [
            "id!": .text, "shortDescription": .object("message"), "fullDescription": .object("message"),
            "help": .object("message"), "helpUri": .uri, "defaultConfiguration": .object("reportingConfiguration"),
        ],
        "reportingConfiguration": ["level": .oneOf(["none", "note", "warning", "error"])],
        "invocation": ["executionSuccessful!": .flag, "exitCode": .number],
        "result": [
            "ruleId": .text, "ruleIndex": .number, "level": .oneOf(["none", "note", "warning", "error"]),
            "message!": .object("message"), "locations": .list(.object("location")),
            "partialFingerprints": .named(.text),
        ],
        "location": ["physicalLocation": .object("physicalLocation")],
        "physicalLocation": ["artifactLocation": .object("artifactLocation"), "region": .object("region")],
        "artifactLocation": ["uri": .uri, "uriBaseId": .text, "description": .object("message")],
        "region": ["startLine": .count, "startColumn": .count],
        "message": ["text!": .text],
    ]

    /// The problems of a report.
    static func problems(in json: JSON, at path: String = "", as form: Form = .object("log")) -> [String] {
        switch (form, json) {
        case (.object(let name), .object(let members)): return problems(in: members, at: path, of: objects[name] ?? [:])
        case (.list(let form), .array(let elements)): return elements.flatMap { problems(in: $0, at: path, as: form) }
        case (.named(let form), .object(let members)):
            return members.flatMap { problems(in: $1, at: "\(path).\($0)", as: form) }
        case (.text, .string), (.number, .number), (.flag, .bool): return []
        case (.uri, .string(let text)) where text.utf8.allSatisfy(isOfURI): return []
        case (.count, .number(let number)) where number >= 1: return []
        case (.oneOf(let values), .string(let text)) where values.contains(text): return []
        default: return ["\(path) is no \(form): \(json)"]
        }
    }

    private static func problems(in members: [String: JSON], at path: String, of properties: [String: Form]) -> [String]
    {
        let missing = properties.keys.filter { $0.hasSuffix("!") && members[String($0.dropLast())] == nil }
        return missing.map { "\(path) has no \($0)" }
            + members.flatMap { name, value in
                guard let form = properties[name] ?? properties["\(name)!"] else { return ["\(path) has \(name)"] }
                return problems(in: value, at: "\(path).\(name)", as: form)
            }
    }

    private static func isOfURI(_ byte: UInt8) -> Bool {
        UInt8(ascii: "!")...UInt8(ascii: "~") ~= byte && !"\"<>\\^`{|}".utf8.contains(byte)
    }
}
