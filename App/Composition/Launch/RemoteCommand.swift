import Domain
import TextShell

/// `clinic remote`: names the remote of a clinic, and sets it up.
struct RemoteCommand {
    /// A command about the remote.
    nonisolated enum Request: Hashable, Sendable {
        /// Save its address.
        case set(RemoteAddress)
        /// Put the clinic into it, or bring it to this version.
        case initialise
        /// Take forgotten patients out of it.
        case forget
        /// Show the code with which a new workstation joins.
        case code
        /// List the workstations.
        case workstations
        /// Give one up.
        case retire(String)
    }

    let remote: any RemoteSetup
    let output: any ShellOutput

    /// Carries out a request and prints the result.
    ///
    /// - Returns: the exit code.
    func carryOut(_ request: Request) async -> ExitCode {
        do throws(AppError) {
            return say(try await done(request))
        } catch {
            let failure = CommandFailure(syncing: error)
            output.notify(failure.message)
            return failure.exitCode
        }
    }

    private func say(_ words: String) -> ExitCode {
        do {
            try output.write("\(words)\n")
            return .ok
        } catch {
            return error.readerIsGone ? .outputClosed : .ioError
        }
    }

    private func done(_ request: Request) async throws(AppError) -> String {
        switch request {
        case .set(let address):
            let isShared = try await remote.save(address)
            return isShared
                ? "The remote is \(address.text), from the next start on."
                : "The remote is \(address.text). Next: clinic remote init puts this clinic onto it."
        case .initialise: return try await initialise()
        case .forget: return try await remote.forget()
        case .code: return try remote.joinCode()
        case .workstations: return try await remote.workstations()
        case .retire(let name): return try await remote.retire(name)
        }
    }

    private func initialise() async throws(AppError) -> String {
        let line = ProgressLine(output: output)
        defer { line.end() }
        let (said, saying) = AsyncStream.makeStream(of: SyncProgress.self, bufferingPolicy: .bufferingNewest(1))
        let following = Task {
            for await progress in said { line.say(progress.words, step: progress.step) }
        }
        let done: Result<String, AppError>
        do {
            done = .success(try await remote.initialise { saying.yield($0) })
        } catch {
            done = .failure(error)
        }
        saying.finish()
        await following.value
        return try done.get()
    }
}

nonisolated extension RemoteCommand.Request {
    /// Reads the words behind “remote”.
    init(words: [String]) throws(CommandFailure) {
        switch (words.first, words.count) {
        case ("init", 1): self = .initialise
        case ("code", 1): self = .code
        case ("forget", 1): self = .forget
        case ("stations", 1): self = .workstations
        case ("retire", 2) where !words[1].isEmpty: self = .retire(words[1])
        case ("set", 2): self = .set(try RemoteAddress(words[1]))
        default: throw .badUsage("“remote” is followed by set URL, init, code, forget, stations or retire NAME.")
        }
    }
}
