/// One start of the program in a transcript.
public struct TranscriptRun: Hashable, Sendable {
    /// The name of the store that it is on, in its transcript; the usual one is "".
    public let store: String
    /// What stands on the command line after the program's name.
    public let arguments: [String]
    /// The environment's variables, all of them.
    public let environment: [String: String]
    /// What the transcript says by `%` lines, by the names of the settings.
    public let settings: [String: String]
    /// Which numbers random choices come from.
    public let seed: UInt64

    init(_ command: TranscriptCommand, at terminal: TranscriptTerminal) {
        store = terminal.store
        arguments = terminal.setUp.arguments(before: command.arguments)
        environment = command.environment
        settings = terminal.setUp.values
        seed = terminal.setUp.seed
    }
}

/// What transcripts are played on.
@MainActor public protocol TranscriptHost: AnyObject {
    /// Starts the program, and runs it to its end.
    ///
    /// - Parameters:
    ///   - run: how it is started.
    ///   - terminal: where, by its name; one terminal has one run at a time.
    ///   - conversation: what it reads from and writes to.
    /// - Returns: the exit code.
    func run(_ run: TranscriptRun, at terminal: String, _ conversation: TranscriptConversation) async -> ExitCode

    /// Lets what runs at a terminal take in what was saved at others.
    func bringUpToDate(terminal: String) async
}
