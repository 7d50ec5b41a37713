import Domain
import TextShell

/// `clinic remote`: names the remote of a clinic, and sets it up.
struct RemoteCommand {
    /// What is to be done.
    nonisolated enum Request: Hashable, Sendable {
        /// Save where it is.
        case set(RemoteAddress)
        /// Put the clinic into it, or bring it to this version.
        case initialise
    }

    let remote: any RemoteSetUp
    let output: any ShellOutput

    /// Does what is asked for, and says what that was.
    ///
    /// - Returns: the exit code.
    func carryOut(_ request: Request) async -> ExitCode {
        do {
            try output.write("\(try await done(request))\n")
            return .ok
        } catch let error as AppError {
            let failure = CommandFailure(syncing: error)
            output.tell(failure.message)
            return failure.exitCode
        } catch {
            return (error as? OutputClosed)?.readerIsGone == true ? .outputClosed : .ioError
        }
    }

    private func done(_ request: Request) async throws(AppError) -> String {
        switch request {
        case .set(let address):
            try await remote.save(address)
            return "The remote is \(address.text). Next, on the first station only: clinic remote init."
        case .initialise: return try await initialise()
        }
    }

    private func initialise() async throws(AppError) -> String {
        let line = ProgressLine(output: output)
        defer { line.end() }
        let (said, saying) = AsyncStream.makeStream(of: SyncProgress.self, bufferingPolicy: .bufferingNewest(1))
        let following = Task {
            for await progress in said { line.say(progress.words, step: progress.step) }
        }
        do throws(AppError) {
            let done = try await remote.initialise { saying.yield($0) }
            saying.finish()
            await following.value
            return done
        } catch {
            saying.finish()
            await following.value
            throw error
        }
    }
}
