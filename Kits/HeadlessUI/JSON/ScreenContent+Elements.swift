/// Single elements as JSON.
extension ScreenContent {
    /// Words that are no part of anything else.
    func text(_ node: Node) -> JSON {
        let emphasis = node.emphasis == .primary ? nil : node.emphasis.rawValue
        return .object([
            "text": .text(node.exactText), "value": node.data.map(records.json), "emphasis": emphasis.map { .text($0) },
            "heading": heading.map { .text($0) },
        ])
    }

    /// A name with its value: the value itself where it is known, else its words.
    func fact(_ node: Node) -> JSON {
        .object([
            "name": .text(node.exactLabel), "value": node.data.map(records.json) ?? .text(node.exactValue ?? ""),
            "text": node.data.map { _ in .text(node.exactValue ?? "") }, "heading": heading.map { .text($0) },
        ])
    }

    /// A field with its value and the problem with it. A secret only says whether it is filled in.
    func field(_ node: Node, problem: String = "") -> JSON {
        .object([
            "number": node.action.map { .number($0.number) }, "name": .text(node.exactLabel),
            "id": node.identifier.map { .text($0) }, "kind": .text(node.fieldKind), "value": node.fieldValue,
            "choices": node.role == .picker ? .texts(node.exactOptions) : nil, "enabled": .bool(node.isEnabled),
            "error": problem.isEmpty ? .null : .text(problem), "heading": heading.map { .text($0) },
        ])
    }

    /// Something to press: whether it opens a place, and which, or does something else.
    func action(_ node: Node) -> JSON {
        let link = node.identifier.flatMap { links.control($0, place) } ?? node.record.flatMap(links.record)
        return .object([
            "number": node.action.map { .number($0.number) }, "name": .text(node.exactText),
            "id": node.identifier.map { .text($0) }, "enabled": .bool(node.isEnabled),
            "effect": .text(link == nil ? "acts" : "opens"), "link": link.map { .text($0) },
            "heading": heading.map { .text($0) },
        ])
    }

    /// A message with its code, if it has one, and what else it says.
    func notice(_ node: Node, says name: String) -> JSON {
        .object([
            "code": node.identifier.map { .text($0) }, "message": .text(node.exactLabel),
            name: .text(node.children.map(\.exactText).joined(separator: " ")), "heading": heading.map { .text($0) },
        ])
    }
}

extension Node {
    /// Whether it is a field of a form.
    var isFormField: Bool { action != nil && role != .button && role != .searchField }

    /// Whether it says what is wrong with the field before it.
    var tellsProblem: Bool { role == .text && emphasis == .warning }

    fileprivate var fieldKind: String {
        switch role {
        case .searchField: "search"
        case .secureField: "secret"
        case .picker: "choice"
        case .toggle: "switch"
        default: "text"
        }
    }

    fileprivate var fieldValue: JSON {
        switch role {
        case .secureField: .bool(value?.isEmpty == false)
        case .toggle: .bool(value == options.last)
        default: .text(exactValue)
        }
    }
}
