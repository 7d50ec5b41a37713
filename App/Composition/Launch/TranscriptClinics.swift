import Data
import TextShell

/// The clinics of one transcript: fresh examples in a temporary folder, never a user's.
final class TranscriptClinics: TranscriptHost {
    private let folder: ScratchFolder
    private let window: @MainActor (TranscriptConversation) -> (any WindowDevice)?
    private var launchers: [String: Launcher] = [:]
    private var runs: UInt64 = 0

    /// No clinic yet.
    ///
    /// - Parameter window: the full screen at which the lines of a conversation are typed, or nil where there is none.
    /// - Throws: a failure when there is no place for any.
    init(
        window: @escaping @MainActor (TranscriptConversation) -> (any WindowDevice)? = { _ in nil }
    ) throws(CommandFailure) {
        self.window = window
        do {
            folder = try ScratchFolder()
        } catch {
            throw CommandFailure("No temporary folder can be made: \(error.path): \(error.reason).", .cannotCreate)
        }
    }

    /// Runs the program as a separate process would, with a home folder for each clinic and with random numbers that
    /// no other run has.
    func run(_ run: TranscriptRun, at terminal: String, _ conversation: TranscriptConversation) async -> ExitCode {
        var environment = run.environment
        if run.settings["user"] != nil, environment["CLINIC_PASSWORD"] == nil {
            environment["CLINIC_PASSWORD"] = HelpText.examplePassword
        }
        environment["XDG_DATA_HOME"] = nil
        environment["HOME"] = "\(folder.path)/\(run.store.isEmpty ? "home" : "home-\(run.store)")"
        let launcher = Launcher(
            variable: { [environment] in environment[$0] }, input: conversation, output: conversation,
            window: { [window] in window(conversation) }, passwords: .least, polling: .onDemand,
            seed: Self.seed(run.seed, run: runs))
        runs += 1
        launchers[terminal] = launcher
        return await launcher.run(run.arguments)
    }

    /// The seed of one run: far apart, so that small seeds do not meet in two runs.
    nonisolated static func seed(_ seed: UInt64, run: UInt64) -> UInt64 {
        seed &+ (run << 32)
    }

    /// Lets a workstation receive what others saved, as it would at a terminal a moment later.
    func bringUpToDate(terminal: String) async {
        await launchers[terminal]?.bringUpToDate()
    }
}
