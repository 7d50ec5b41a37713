import HeadlessUI

/// Finds the control that a typed name means.
struct ControlMatch {
    let controls: [Node]

    /// Whether the controls answer a question, which nothing but a whole name or a number does.
    var isQuestion = false

    /// The control with this number, or this identifier or these words, complete or abbreviated, in any case.
    ///
    /// - Throws: a failure that lists the candidates if there are several, or the controls if there is none.
    func control(named name: String) throws(CommandFailure) -> Node {
        guard let found = try only(of: candidates(for: name.lowercased()), named: name) else {
            throw Self.missing(name)
        }
        guard !isQuestion || isWhole(name, of: found) else { throw .partOfAnswer(Self.short(name), found) }
        return found
    }

    /// Whether `name` is all of a control's name, its number or its identifier, not just the start of its name.
    func isWhole(_ name: String, of control: Node) -> Bool {
        exact(for: name.lowercased()).contains(control)
    }

    /// Does not repeat the typed text: it may be a secret typed at the wrong prompt.
    private static func missing(_ name: String) -> CommandFailure {
        if name.isEmpty { return CommandFailure("“press” needs the number or name of an action: press NAME.", .usage) }
        if name.lowercased() == "more" { return CommandFailure("There is no further page here.", .usage) }
        return CommandFailure(
            "This is no command, and nothing on this screen is called that. “help” lists the commands.", .usage)
    }

    /// The field at the start of `text` and the rest; the longest matching name wins.
    func field(in text: String) throws(CommandFailure) -> (field: Node, value: String?) {
        let fields = ControlMatch(controls: controls.filter { $0.role != .button })
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        for count in stride(from: words.count, to: 0, by: -1) {
            let name = words.prefix(count).joined(separator: " ")
            guard let field = try only(of: fields.exact(for: name.lowercased()), named: name) else { continue }
            return (field, Self.rest(of: text, after: words.prefix(count)))
        }
        guard let first = words.first, !first.isEmpty else {
            throw CommandFailure("“set” needs the name of a field: set FIELD VALUE.", .usage)
        }
        guard let field = try only(of: fields.candidates(for: first.lowercased()), named: String(first)) else {
            throw fields.missingField
        }
        return (field, Self.rest(of: text, after: words.prefix(1)))
    }

    private var missingField: CommandFailure {
        let names = controls.map(\.spokenName).joined(separator: ", ")
        let list = names.isEmpty ? "This screen has no fields." : "The fields are: \(names)."
        return CommandFailure("There is no field called that here. \(list)", .usage)
    }

    /// The beginning of the typed text, safe to print. Cut by scalars first: a character can have any number of them.
    static func short(_ name: String) -> String {
        let start = String(name.unicodeScalars.prefix(80))
        let isWhole = start.utf8.count == name.utf8.count
        return (VisibleText.escaped(start) + (isWhole ? "" : "…")).truncated(to: 60)
    }

    private static func rest(of text: String, after words: ArraySlice<Substring>) -> String? {
        let rest = String(text.dropFirst(words.joined(separator: " ").count)).trimmed
        return rest.isEmpty ? nil : rest
    }

    /// The controls that are called `name`, or else those whose names begin with it.
    func candidates(for name: String) -> [Node] {
        let exact = exact(for: name)
        guard exact.isEmpty, !name.isEmpty else { return exact }
        return controls.filter { $0.spokenName.mayBegin(with: name) && $0.name.hasPrefix(name) }
    }

    /// The controls that are called `name`. A number means the control that shows it, whatever others are called: it is
    /// what an ambiguity is resolved with.
    func exact(for name: String) -> [Node] {
        if let numbered = controls.first(where: { $0.number == name }) { return [numbered] }
        return controls.filter { control in
            control.spokenName.mayBegin(with: name) && control.name == name
                || control.identifier.map { $0.mayBegin(with: name) && $0.lowercased() == name } ?? false
        }
    }

    private func only(of found: [Node], named name: String) throws(CommandFailure) -> Node? {
        guard found.count > 1 else { return found.first }
        let list = found.map(\.numberedText).joined(separator: ", ")
        throw CommandFailure("“\(Self.short(name))” can mean: \(list). Type the number.", .usage)
    }
}

extension ControlMatch {
    /// The controls of a screen.
    init(of screen: Screen) {
        self.init(controls: screen.controls, isQuestion: screen.style == .alert)
    }
}

extension String {
    /// Whether it may begin with a text in lower case, whatever its own case: false for most that do not, for a
    /// hundredth of what it takes to change the case.
    fileprivate func mayBegin(with text: String) -> Bool {
        guard let own = utf8.first, let other = text.utf8.first, own < 0x80, other < 0x80 else { return true }
        return (0x41...0x5A ~= own ? own | 0x20 : own) == other
    }
}

extension CommandFailure {
    fileprivate static func partOfAnswer(_ typed: String, _ control: Node) -> CommandFailure {
        let number = control.number.map { " or \($0)" } ?? ""
        return CommandFailure(
            "“\(typed)” is only the start of “\(control.spokenName)”: answer a question with the whole name\(number).",
            .usage)
    }
}

extension Node {
    /// The number and all words of the control.
    var numberedText: String { "\(number ?? "") \(spokenText)" }

    /// The words of the control.
    var spokenName: String { label.isEmpty ? spokenText : label }

    /// The words of the control, in lower case.
    var name: String { spokenName.lowercased() }

    /// The number of the control, as it is typed.
    var number: String? { action.map { String($0.number) } }
}
