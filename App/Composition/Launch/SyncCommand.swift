import DesignSystem
import Domain
import TextShell

/// `clinic sync`: exchanges with the remote, once or again and again, and says what each round did.
struct SyncCommand {
    let sync: any SyncRepository
    let output: any ShellOutput

    /// Exchanges once.
    ///
    /// - Returns: the exit code: that of what ended the round early, where anything did.
    func once() async -> ExitCode {
        let following = following()
        defer { following.cancel() }
        do {
            return say(try await sync.sync(), unlike: nil)
        } catch {
            return fail(error)
        }
    }

    /// Exchanges again and again until `wait` says that it is enough. What is as it was in the round before is said once.
    ///
    /// - Parameter wait: waits for the time of the next round, and says whether there is to be one.
    /// - Returns: the exit code: that of a clinic without a remote, or of output that nobody reads.
    func again(after wait: () async -> Bool) async -> ExitCode {
        let following = following()
        defer { following.cancel() }
        var last: SyncReport?
        repeat {
            do {
                let report = try await sync.sync()
                let code = say(report, unlike: last)
                if code == .outputClosed || code == .ioError { return code }
                last = report
            } catch {
                return fail(error)
            }
        } while await wait()
        return .ok
    }

    /// Says what a round did, unless it did nothing and the one before said the same.
    private func say(_ report: SyncReport, unlike last: SyncReport?) -> ExitCode {
        let isNews = last?.problem != report.problem || last?.left.counts != report.left.counts
        guard isNews || report.sent + report.received > 0 else { return .ok }
        do {
            try output.write("\(report.summary)\n")
        } catch {
            return error.readerIsGone ? .outputClosed : .ioError
        }
        if report.left.needingSomeone > 0 {
            output.tell("Someone has to look at what is left: clinic open clinic://settings/sync --as USER.")
        }
        guard let problem = report.problem else { return .ok }
        return fail(problem)
    }

    private func fail(_ error: AppError) -> ExitCode {
        let failure = CommandFailure(syncing: error)
        output.tell(failure.message)
        return failure.exitCode
    }

    /// Says how far a long exchange is, as long as it lasts.
    private func following() -> Task<Void, Never> {
        let progress = ProgressLine(output: output)
        return Task { [sync] in
            for await snapshot in sync.status() {
                guard case .value(let status, _, _) = snapshot else { continue }
                if let done = status.progress { progress.say(done.words, step: done.step) } else { progress.end() }
            }
            progress.end()
        }
    }
}

extension SyncProgress {
    /// Which tenth it is in; of what has no end in sight, how often it has doubled. Elsewhere than on a terminal one line is
    /// written for each.
    nonisolated var step: Int {
        guard let total, total > 0 else { return Int.bitWidth - done.leadingZeroBitCount }
        return min(done, total) * 10 / total
    }
}
