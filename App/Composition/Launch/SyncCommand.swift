import DesignSystem
import Domain
import TextShell

/// `clinic sync`: exchanges with the remote, once or again and again, and says what each round did.
struct SyncCommand {
    private let sync: any SyncRepository
    private let output: any ShellOutput
    private let progress: ProgressLine

    /// A command that exchanges what a repository has, and says so to an output.
    init(sync: any SyncRepository, output: any ShellOutput) {
        (self.sync, self.output) = (sync, output)
        progress = ProgressLine(output: output)
    }

    /// Exchanges once.
    ///
    /// - Returns: the exit code: that of what ended the round early, where anything did.
    func once() async -> ExitCode {
        let following = followProgress()
        defer { following.cancel() }
        do {
            return say(try await sync.sync(), unlike: nil)
        } catch {
            return say(error)
        }
    }

    /// Exchanges for the first time, and says no more than how far it is.
    ///
    /// - Throws: what ended it early.
    func quietly() async throws(CommandFailure) {
        let following = followProgress()
        defer { following.cancel() }
        do throws(AppError) {
            let report = try await sync.sync()
            progress.end()
            if let problem = report.problem { throw problem }
        } catch {
            progress.end()
            throw CommandFailure(loading: error)
        }
    }

    /// Exchanges repeatedly until `wait` returns false. Does not print a result that is the same as the last.
    ///
    /// - Parameter wait: waits for the next round, given the error that ended the last one early, and returns whether
    ///   there is one.
    /// - Returns: the exit code: that of a clinic without a remote, or of closed output.
    func again(after wait: (AppError?) async -> Bool) async -> ExitCode {
        let following = followProgress()
        defer { following.cancel() }
        var last: SyncReport?
        repeat {
            do {
                let report = try await sync.sync()
                let code = say(report, unlike: last)
                if [.outputClosed, .ioError].contains(code) { return code }
                last = report
            } catch {
                return say(error)
            }
        } while await wait(last?.problem)
        return .ok
    }

    /// Prints the result of a round, unless it did nothing and the last one printed the same. The user who ended it
    /// early needs no reason.
    private func say(_ report: SyncReport, unlike last: SyncReport?) -> ExitCode {
        progress.end()
        let isNews =
            last?.problem != report.problem || last?.left.counts != report.left.counts
            || last?.left.holder != report.left.holder
        let isBrokenOff = Task.isCancelled && report.problem != nil
        guard (isNews || last == nil) && !isBrokenOff || report.sent + report.received > 0 else { return .ok }
        do {
            try output.write("\(VisibleText.escaped(report.summary))\n\(report.setAsideLines)")
        } catch {
            return error.readerIsGone ? .outputClosed : .ioError
        }
        if report.left.needingSomeone > 0 {
            output.notify("Someone has to look at what is left: clinic open clinic://sync --as USER.")
        } else if report.left.setAside > 0 {
            output.notify("A manager has to look at what was set aside: clinic open clinic://sync --as USER.")
        } else if report.problem == nil, report.left.queued > 0 {
            output.notify("What is left may need its author's signature: clinic sync --as USER.")
        }
        return isBrokenOff ? .ok : report.problem.map(say) ?? .ok
    }

    private func say(_ error: AppError) -> ExitCode {
        progress.end()
        let failure = CommandFailure(syncing: error)
        output.notify(failure.message)
        return failure.exitCode
    }

    /// Prints the progress of a long exchange.
    private func followProgress() -> Task<Void, Never> {
        Task.immediate { [sync, progress] in
            for await snapshot in sync.status() where !Task.isCancelled {
                guard case .value(let status, _, _) = snapshot else { continue }
                if let done = status.progress { progress.say(done.words, step: done.step) } else { progress.end() }
            }
        }
    }
}

extension SyncReport {
    /// A line for each record that was set aside, with its kind, its identity and the reason.
    nonisolated fileprivate var setAsideLines: String {
        let more = left.setAside - setAside.count
        let lines = setAside.map { "set aside: \($0.id): \($0.reason)." }
        return (lines + (more > 0 && !lines.isEmpty ? ["set aside: \(more) more."] : []))
            .map { "\(VisibleText.escaped($0))\n" }.joined()
    }
}

extension SyncProgress {
    /// Which tenth it is in; of what has no end in sight, how often it has doubled. Elsewhere than on a terminal one
    /// line is written for each.
    nonisolated var step: Int {
        guard let total, total > 0 else { return Int.bitWidth - done.leadingZeroBitCount }
        return min(done, total) * 10 / total
    }
}
