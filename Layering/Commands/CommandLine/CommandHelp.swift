import LayeringEngine

/// A command as its help tells it.
struct CommandHelp {
    let name: String
    /// Its arguments that are no options.
    var words = ""
    let summary: String
    var details = ""
    /// The names of its options, apart from those that every command about a package has.
    var options: [String] = []
    /// The values of `--format` or `--as`.
    var forms = "text, json, sarif or github"
    var isAboutPackage = true

    static let all = [
        CommandHelp(
            name: "check", summary: "print what breaks a rule, as compilers do",
            options: ["--only", "--format", "--today", "--strict"]),
        CommandHelp(
            name: "audit", summary: "after a build, print what breaks a rule and text does not show",
            details: "It needs a build with tests before it: swift build --build-tests\n",
            options: ["--index-store", "--only", "--format", "--today"]),
        CommandHelp(
            name: "explain", words: "[RULE]", summary: "list the rules, or tell one with its examples",
            details: "Rules that layering.config declares are among them.\n", options: ["--as", "--package"],
            forms: "text, or markdown for the page of all rules", isAboutPackage: false),
        CommandHelp(
            name: "graph", summary: "draw the modules: who uses whom, and dotted who may",
            details: """
                The metrics are depth, fan-in and fan-out, and how many modules and lines a change to a module compiles
                again, its own among them. html is a page for a browser that needs no network.

                """, options: ["--as", "--tests"], forms: "text, metrics, json, html, mermaid, dot or svg"),
        CommandHelp(
            name: "init", summary: "write a first layering.config, with a baseline of what is broken today",
            details: "It says on standard error what it takes each target for. It never writes over a file.\n"),
        CommandHelp(
            name: "exceptions", summary: "list and count the exceptions: permanent, inline, expiring",
            options: ["--format", "--today"], forms: "text or json"),
        CommandHelp(
            name: "fix", summary: "show what can be mended for certain, as a difference, or mend it",
            details: """
                It declares in Package.swift what is imported, removes from it what is not, and in sources removes
                imports that are there twice, and `public` or `package` from imports in files that share nothing: in
                a library such an import becomes `internal`. A plain `import`, public where no setting of the target
                says otherwise, stays, since whether a file shares what it imports needs types.
                Standard error says what is left to you, and why. The exit code is 1 while something is to be mended.

                """, options: ["--write", "--only"]),
        CommandHelp(
            name: "baseline", words: "add|shrink", summary: "change what the baseline knows, and no other line",
            details: """
                `shrink` takes out what is gone, `add` takes in what is found and not yet known, as when a new version of
                this tool finds more. Both say how many of each rule. What the audit finds is in neither: put
                `baseline audit` into layering.config, and below it for each finding its rule, file, name and count.

                """, options: ["--today"]),
        CommandHelp(
            name: "lsp", summary: "tell an editor what breaks a rule while it is typed",
            details: "It speaks the Language Server Protocol over standard input and output: diagnostics alone.\n"),
    ]

    var allOptions: [Option] {
        (options + (isAboutPackage ? ["--package", "--facts"] : [])).compactMap { name in
            Option.all.first { $0.name == name }
        }
    }

    /// The page of this command.
    var page: String {
        let usage = ["Usage: layering", name, words, allOptions.isEmpty ? "" : "[OPTIONS]"].filter { !$0.isEmpty }
        let first = summary.prefix(1).uppercased() + summary.dropFirst()
        let options = allOptions.isEmpty ? "" : "\nOptions:\n" + Option.lines(of: allOptions, forms: forms)
        return "\(usage.joined(separator: " "))\n\n\(first).\n\(details)\(options)\n\(Self.exitCodes)\n"
    }

    /// The page of the tool.
    static var overview: String {
        let commands = all.map { command in
            let start = [command.name, command.words].filter { !$0.isEmpty }.joined(separator: " ")
            return "  \(start)\(String(repeating: " ", count: max(1, 21 - start.count)))\(command.summary)\n"
        }
        return """
            Usage: layering COMMAND [OPTIONS]

            Checks that the targets and sources of a Swift package keep to its layers, as layering.config declares them.

            \(commands.joined())
            `layering COMMAND --help` lists the options of each, `layering --version` prints the version.
            `layering help configuration` prints the grammar of layering.config, `layering help patterns` how its own rules
            are written.

            \(exitCodes)

            """
    }

    private static let exitCodes =
        "Exit codes: 0 all is well; 1 a rule is broken; 2 it could not be checked, and standard error says why."
}
