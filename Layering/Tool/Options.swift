/// The arguments after the command.
struct Options {
    /// The arguments that are no options.
    private(set) var words: [String] = []
    private var values: [String: String] = [:]
    private var flags: Set<String> = []

    /// Parses arguments.
    ///
    /// - Parameters:
    ///   - arguments: the arguments.
    ///   - valued: the options with a value.
    ///   - known: those without.
    /// - Throws: the first argument that is not understood.
    init(_ arguments: [String], valued: [String], flags known: [String] = []) throws(Trouble) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            if !argument.hasPrefix("-") {
                words.append(argument)
            } else if known.contains(argument) {
                flags.insert(argument)
            } else if valued.contains(parts[0]) {
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                    throw Trouble("\(argument) has no value", fix: "See layering --help.")
                }
                values[parts[0]] = value
            } else {
                throw Trouble("there is no option \(argument)", fix: "See layering --help.")
            }
        }
    }

    subscript(_ option: String) -> String? { values[option] }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The value of an option that is one of a few, the first of them if it is not given.
    func choice<Choice: CaseIterable & RawRepresentable<String>>(_ option: String, of _: Choice.Type) throws(Trouble)
        -> Choice
    {
        let all = Array(Choice.allCases)
        guard let value = values[option] else { return all[0] }
        guard let choice = Choice(rawValue: value) else {
            let names = all.map(\.rawValue).joined(separator: ", ")
            throw Trouble("\(option) cannot be \(value)", fix: "It is one of: \(names).")
        }
        return choice
    }
}
