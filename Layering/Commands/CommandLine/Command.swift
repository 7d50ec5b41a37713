import LayeringEngine

/// The commands of the tool.
package enum Command {
    /// Runs the command that the arguments of the program name, and ends the program.
    package static func main() -> Never { ExitCode.end { try run(Array(CommandLine.arguments.dropFirst())) } }

    static func run(_ arguments: [String]) throws -> ExitCode {
        guard let name = arguments.first, !["--help", "-h", "help"].contains(name) else {
            Output.write(try page(named: arguments.dropFirst().first))
            return .fine
        }
        if name == "--version" {
            Output.write("layering \(LayeringVersion.current)\n")
            return .fine
        }
        let command = try help(for: name)
        if arguments.contains("--help") || arguments.contains("-h") {
            Output.write(command.page)
            return .fine
        }
        return try run(command.name, Options(Array(arguments.dropFirst()), of: command))
    }

    private static func run(_ command: String, _ options: Options) throws -> ExitCode {
        switch command {
        case "check": try check(options)
        case "audit": try audit(options)
        case "explain": try explain(options)
        case "graph": try graph(options)
        case "init": try start(options)
        case "fix": try fix(options)
        case "baseline": try baseline(options)
        case "exceptions": try exceptions(options)
        default: try serveEditor(options)
        }
    }

    private static func help(for name: String) throws(Trouble) -> CommandHelp {
        guard let command = CommandHelp.all.first(where: { $0.name == name }) else {
            let question = Spelling.question(about: name, among: CommandHelp.all.map(\.name))
            throw Trouble("there is no command \(name)", fix: question ?? "`layering --help` lists them.")
        }
        return command
    }

    private static func page(named name: String?) throws(Trouble) -> String {
        guard let name, !name.hasPrefix("-") else { return CommandHelp.overview }
        if let page = Manual(rawValue: name)?.page { return page }
        return try help(for: name).page
    }

    private static func explain(_ options: Options) throws -> ExitCode {
        let rules = Subject.rules(in: options["--package"] ?? ".")
        let form = try options.choice("--as", of: Explanation.Form.self)
        guard let id = options.words.first else {
            Output.write(form == .markdown ? Explanation.markdown : Explanation.overview(rules))
            return .fine
        }
        guard form == .text else {
            throw Trouble("explain prints a rule as text alone", fix: "Leave out --as, or \(id) for the page of all.")
        }
        guard let rule = Explanation.rule(named: id, among: rules) else { throw noRule(id, among: rules) }
        Output.write(Explanation.of(rule))
        return .fine
    }

    static func noRule(_ id: String, among rules: [Rule]) -> Trouble {
        let question = Spelling.question(about: id, among: (rules + Rule.ofTheCheck).map(\.id))
        return Trouble("no rule is named \(id)", fix: question ?? "`layering explain` lists them.")
    }

    private static func graph(_ options: Options) throws -> ExitCode {
        let drawing = try options.choice("--as", of: Drawing.self)
        let subject = try Subject(options)
        let graph = ModuleGraph(
            try subject.check(), subject.sources, includingTests: options.has("--tests"))
        Output.write(drawing.drawn(graph))
        return .fine
    }
}
