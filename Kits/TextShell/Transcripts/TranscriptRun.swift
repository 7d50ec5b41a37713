/// One start of the program in a transcript.
public struct TranscriptRun: Hashable, Sendable {
    /// The name of the store in the transcript; empty for the default one.
    public let store: String
    /// The arguments on the command line.
    public let arguments: [String]
    /// The environment's variables, all of them.
    public let environment: [String: String]
    /// The settings from `%` lines, by name.
    public let settings: [String: String]
    /// Which numbers random choices come from.
    public let seed: UInt64

    init(_ command: TranscriptCommand, at terminal: TranscriptTerminal) {
        store = terminal.store
        arguments = terminal.setup.arguments(before: command.arguments)
        environment = command.environment
        settings = terminal.setup.values
        seed = terminal.setup.seed
    }
}

/// The host that runs the program of a transcript.
@MainActor public protocol TranscriptHost: AnyObject {
    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - run: the arguments and settings.
    ///   - terminal: the name of the terminal. It has one run at a time.
    ///   - conversation: the input and output.
    /// - Returns: the exit code.
    func run(_ run: TranscriptRun, at terminal: String, _ conversation: TranscriptConversation) async -> ExitCode

    /// Lets the program at a terminal receive what others saved.
    func bringUpToDate(terminal: String) async
}
