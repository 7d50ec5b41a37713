/// One start of the program in a transcript.
package struct TranscriptRun: Hashable, Sendable {
    /// The name of the clinic that it is on, in its transcript; the usual one is "".
    package let clinic: String
    /// What stands on the command line after the program's name.
    package let arguments: [String]
    /// The environment's variables, all of them.
    package let environment: [String: String]
    /// Who signs in at the start because the transcript says so before the command line does, or nil.
    package let user: String?
    /// Which numbers random choices come from.
    package let seed: UInt64

    init(_ command: TranscriptCommand, at station: TranscriptStation) {
        clinic = station.clinic
        arguments = station.setUp.arguments(before: command.arguments)
        environment = command.environment
        user = station.setUp.user
        seed = station.setUp.seed
    }
}

/// What transcripts are played on.
@MainActor package protocol TranscriptHost: AnyObject {
    /// Starts the program, and runs it to its end.
    ///
    /// - Parameters:
    ///   - run: how it is started.
    ///   - station: where, by its name; one station has one run at a time.
    ///   - conversation: what it reads from and writes to.
    /// - Returns: the exit code.
    func run(_ run: TranscriptRun, at station: String, _ conversation: TranscriptConversation) async -> ExitCode

    /// Lets a station that is running take in what was saved at others.
    func bringUpToDate(station: String) async
}
