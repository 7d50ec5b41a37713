import Data
import Domain
import FoundationEssentials
import TextShell

/// `clinic backup`: makes a backup, once or again and again, and says what became of it.
struct BackupCommand {
    let backup: ClinicBackup
    let key: BackupKey
    let clock: any WallClock
    let output: any ShellOutput

    /// Makes one backup.
    ///
    /// - Returns: the exit code.
    func once(to path: String, replacing: Bool) async -> ExitCode {
        do throws(BackupFault) {
            return output.say(try await made(at: path, replacing: replacing))
        } catch {
            return output.say(error)
        }
    }

    /// Makes one backup after the other into a folder, and keeps the last few, until it is asked to end. A failed one
    /// is tried again after a minute, or after the usual time if that is shorter.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - every: how long to wait after a good one.
    ///   - waiting: the clock that the waiting is done on.
    /// - Returns: the exit code.
    func again(
        to folder: BackupFolder, every: Duration, on waiting: any Clock<Duration> = ContinuousClock()
    ) async -> ExitCode {
        while true {
            var wait = every
            do throws(BackupFault) {
                let said = output.say(try await made(at: folder.next(at: clock.now), replacing: false))
                guard said == .ok else { return said }
                for path in folder.prune() { output.notify("Removed the older \(path).") }
            } catch {
                guard error != .stopped else { return .ok }
                _ = output.say(error)
                wait = min(every, .seconds(60))
            }
            do { try await waiting.sleep(for: wait) } catch { return .ok }
        }
    }

    private func made(at path: String, replacing: Bool) async throws(BackupFault) -> String {
        let (backup, key, now) = (backup, key, clock.now)
        let report = try await output.following { progress throws(BackupFault) in
            try await backup.make(at: path, key: key, replacing: replacing, now: now, report: progress)
        }
        return "Backed up to \(report.path), and read back: \(report.rows) rows in \(report.bytes) bytes."
    }
}

/// `clinic restore`: brings a clinic back, and says what became of the one that was there.
struct RestoreCommand {
    let restore: ClinicRestore
    let path: String
    let folder: String
    let key: BackupKey
    let clock: any WallClock
    let output: any ShellOutput

    /// Restores it.
    ///
    /// - Returns: the exit code.
    func carryOut(replacing: Bool) async -> ExitCode {
        do throws(BackupFault) {
            let (restore, key, now) = (restore, key, clock.now)
            let report = try await output.following { progress throws(BackupFault) in
                try await restore.carryOut(key: key, replacing: replacing, at: now, report: progress)
            }
            let said = output.say("Restored \(path) of \(report.madeAt.formatted(.iso8601)) to \(folder).")
            for notice in notices(report) { output.notify(notice) }
            return said
        } catch {
            return output.say(error)
        }
    }

    private func notices(_ report: ClinicRestore.Report) -> [String] {
        var notices = report.kept.map { ["The clinic that was there is \($0)."] } ?? []
        guard let workstation = report.workstation else { return notices }
        notices.append(
            "It is a workstation: run clinic sync. That gets new short numbers and what the remote has since"
                + (workstation.queued > 0 ? ", and asks about the \(workstation.queued) changes in its queue." : "."))
        if workstation.unsent > 0 {
            notices.append("\(workstation.unsent) changes that were never sent are in the file that was there only.")
        }
        return notices
    }
}

extension ShellOutput {
    /// Writes a result.
    func say(_ words: String) -> ExitCode {
        do {
            try write("\(words)\n")
            return .ok
        } catch {
            return error.readerIsGone ? .outputClosed : .ioError
        }
    }

    /// Says why there is none.
    func say(_ fault: BackupFault) -> ExitCode {
        let failure = CommandFailure(fault)
        notify(failure.message)
        return failure.exitCode
    }

    /// Shows the progress of work that takes long.
    func following<Value: Sendable>(
        _ work: (@escaping @Sendable (BackupProgress) -> Void) async throws(BackupFault) -> Value
    ) async throws(BackupFault) -> Value {
        let line = ProgressLine(output: self)
        defer { line.end() }
        let (said, saying) = AsyncStream.makeStream(of: BackupProgress.self, bufferingPolicy: .bufferingNewest(1))
        let following = Task {
            for await progress in said { line.say(progress.words, step: progress.tenth) }
        }
        let done: Result<Value, BackupFault>
        do throws(BackupFault) {
            done = .success(try await work { saying.yield($0) })
        } catch {
            done = .failure(error)
        }
        saying.finish()
        await following.value
        return try done.get()
    }
}

extension BackupProgress {
    /// The progress in words.
    fileprivate nonisolated var words: String {
        step == .checking ? "checking" : "\(step.rawValue): \(total > 0 ? min(done, total) * 100 / total : 0) %"
    }
}
