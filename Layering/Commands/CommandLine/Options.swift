import LayeringEngine

/// The arguments after the command.
struct Options {
    /// The arguments that are no options.
    private(set) var words: [String] = []
    private var values: [String: [String]] = [:]

    /// Parses the arguments of a command.
    ///
    /// - Throws: the first argument that is not understood.
    init(_ arguments: [String], of command: CommandHelp) throws(Trouble) {
        let known = command.allOptions
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            if !argument.hasPrefix("-") {
                words.append(argument)
            } else if known.contains(where: { $0.name == argument && $0.value.isEmpty }) {
                values[argument, default: []].append("")
            } else if known.contains(where: { $0.name == parts[0] && !$0.value.isEmpty }) {
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                    throw Trouble("\(argument) has no value", fix: "See `layering \(command.name) --help`.")
                }
                values[parts[0], default: []].append(value)
            } else {
                throw Self.unknown(parts[0], command)
            }
        }
        let most = command.words.isEmpty ? 0 : 1
        if let word = words.dropFirst(most).first {
            throw Trouble(
                "\(command.name) takes no \(most == 0 ? "" : "second ")argument \(word)",
                fix: "See `layering \(command.name) --help`.")
        }
    }

    private static func unknown(_ option: String, _ command: CommandHelp) -> Trouble {
        let question = Spelling.question(about: option, among: command.allOptions.map(\.name))
        return Trouble(
            "\(command.name) has no option \(option)", fix: question ?? "See `layering \(command.name) --help`.")
    }

    /// The value of an option, the last one if it is there more than once.
    subscript(_ option: String) -> String? { values[option]?.last }

    /// All values of an option that is repeatable.
    func all(_ option: String) -> [String] { values[option] ?? [] }

    func has(_ flag: String) -> Bool { values[flag] != nil }

    /// The value of an option that is one of a few, the first of them if it is not given.
    func choice<Choice: CaseIterable & RawRepresentable<String>>(_ option: String, of _: Choice.Type) throws(Trouble)
        -> Choice
    {
        let all = Array(Choice.allCases)
        guard let value = self[option] else { return all[0] }
        guard let choice = Choice(rawValue: value) else {
            let names = all.map(\.rawValue).joined(separator: ", ")
            throw Trouble("\(option) cannot be \(value)", fix: "It is one of: \(names).")
        }
        return choice
    }
}
