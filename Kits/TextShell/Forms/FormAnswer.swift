import HeadlessUI

/// The meaning of a line that is typed when a form asks for a field.
enum FormAnswer: Hashable {
    /// The field stays as it is.
    case keep
    /// The rest of the form is not asked for.
    case leave
    /// The field's new text.
    case text(String)
    /// The field's new choice.
    case choice(Int)

    /// Reads a line. An empty one keeps the value, a dot leaves, and a hyphen empties the field; the blanks around a
    /// secret are part of it.
    ///
    /// - Throws: the choices, if the line names none of them.
    init(_ line: String, for field: Node) throws(CommandFailure) {
        let text = field.role == .secureField ? line : line.trimmed
        self =
            switch text {
            case "": .keep
            case ".": .leave
            case "-" where field.options.isEmpty: .text("")
            case _ where !field.options.isEmpty: .choice(try Self.choice(text, of: field))
            default: .text(text)
            }
    }

    /// A choice by its name, its number in the question, or the start of its name.
    private static func choice(_ text: String, of field: Node) throws(CommandFailure) -> Int {
        if let exact = field.options.firstIndex(where: { $0.lowercased() == text.lowercased() }) { return exact }
        if let number = Int(text), field.options.indices.contains(number - 1) { return number - 1 }
        return try FieldEntry.option(of: field, named: text)
    }
}

/// The words with which a form asks.
enum FormWords {
    /// How to answer, said once.
    static let keys = "Enter keeps a value, “-” empties it, “.” or Escape leaves the form."

    /// The question for a field: its name, its choices, and its value in brackets.
    static func question(_ field: Node) -> String {
        let options = field.options.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
        let choices = options.isEmpty ? "" : " (\(options))"
        let value = (field.value ?? "").isEmpty ? "" : " [\((field.value ?? "").truncated(to: 40))]"
        return "\(field.label)\(choices)\(value): "
    }

    /// The question before saving.
    static func review(_ button: Node) -> String {
        "\(button.label)? Enter, “.” to leave, or a field to change: "
    }
}
