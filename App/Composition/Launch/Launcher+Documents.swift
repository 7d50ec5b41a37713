import DesignSystem
import TextShell

/// Documents of what is asked for on the command line.
extension Launcher {
    /// Says why the program does not do what it is asked to, to people, and to programs that read JSON.
    ///
    /// - Returns: the exit code.
    func refuse(_ failure: CommandFailure, of command: String? = nil, isDocument: Bool) -> ExitCode {
        output.notify(failure.message)
        guard isDocument else { return failure.exitCode }
        let written = write(CommandDocument(command: command, failure: failure).text)
        return written == .ok ? failure.exitCode : written
    }

    /// Writes lines as they are, or as a document where that is asked for.
    func write(_ lines: [String], named name: String, _ options: LaunchOptions) -> ExitCode {
        guard options.format == .json else { return write(lines.map { "\($0)\n" }.joined()) }
        var document = CommandDocument(command: name)
        document.content = [JSON.Member(name, .texts(lines))]
        return write(document.text)
    }
}

nonisolated extension LaunchOptions.Action {
    /// The words of the action in a document, or nil for one that writes none.
    var words: String? {
        switch self {
        case .open(let link): (try? AppRoute.route(link))?.withoutSearch.link.map { "open \($0)" } ?? "open"
        case .records(let request): request.words
        case .routes: "routes"
        case .verify: "verify"
        case .doctor: "doctor"
        case .audit: "audit"
        case .talk, .talkAt, .found, .staff, .importing, .sync, .remote, .backup, .restore, .forget, .export, .run,
            .completions,
            .manual, .help, .helpRun,
            .version:
            nil
        }
    }
}

nonisolated extension LaunchOptions {
    /// Whether arguments ask for JSON, also where something else in them is not understood.
    static func askForJSON(_ arguments: [String]) -> Bool {
        let pairs = zip(arguments, arguments.dropFirst())
        return arguments.contains("--format=json") || pairs.contains { $0 == ("--format", "json") }
    }
}
