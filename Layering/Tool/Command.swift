import LayeringEngine

/// The commands of the tool.
enum Command {
    static let help = """
        Usage: layering COMMAND [OPTIONS]

        Checks that the targets and sources of a Swift package keep to its layers, as layering.config declares them.

          check           print what breaks a rule, as compilers do
          audit           after a build, print what breaks a rule and text does not show
          explain [RULE]  list the rules, or tell one with its examples
          graph           draw the modules: who uses whom, and dotted who may
          init            write a first layering.config, with a baseline of what is broken today
          shrink          take out of the baseline what is gone

        Options:
          --package DIR   the package; otherwise the folder that this is called in
          --format F      check, audit: text, json or sarif
          --today DATE    check, audit: hold exceptions against this day, as 2026-12-31
          --index-store DIR
                          audit: what the build has left, "$(swift build --show-bin-path)", or the index in it
          --as A          graph: text, mermaid, dot or svg
          --tests         graph: with the test targets
          --facts FILE    what the package declares, instead of asking `swift package dump-package`

        Exit codes: 0 all is well; 1 a rule is broken; 2 it could not be checked, and standard error says why.

        """

    private static let valued = ["--package", "--format", "--today", "--as", "--facts", "--output", "--index-store"]

    static func run(_ arguments: [String]) throws -> ExitCode {
        guard let command = arguments.first, !arguments.contains("--help"), command != "help", command != "-h" else {
            Output.write(help)
            return .fine
        }
        let options = try Options(Array(arguments.dropFirst()), valued: valued, flags: ["--tests"])
        switch command {
        case "check": return try check(options)
        case "audit": return try audit(options)
        case "explain": return try explain(options)
        case "graph": return try graph(options)
        case "init": return try start(options)
        case "shrink": return try shrink(options)
        case "gate": return try gate(options)
        default: throw Trouble("there is no command \(command)", fix: "See layering --help.")
        }
    }

    private static func explain(_ options: Options) throws -> ExitCode {
        guard let id = options.words.first else {
            Output.write(Explanation.overview)
            return .fine
        }
        guard let rule = Rule.named(id) else {
            throw Trouble("no rule is named \(id)", fix: "`layering explain` lists them.")
        }
        Output.write(Explanation.of(rule))
        return .fine
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
