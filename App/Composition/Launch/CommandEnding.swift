import TextShell

/// Work that runs until it is asked to end.
final class CommandEnding {
    private var code: ExitCode?
    private var task: Task<ExitCode, Never>?

    /// Runs the work until it is done or asked to end.
    ///
    /// - Returns: the code that it was asked to end with, else its own.
    func running(_ work: @escaping @MainActor () async -> ExitCode) async -> ExitCode {
        let task = Task { await work() }
        self.task = task
        if code != nil { task.cancel() }
        let own = await task.value
        return code ?? own
    }

    /// Asks the work to end. The first who asks says with which code.
    func end(_ code: ExitCode) {
        self.code = self.code ?? code
        task?.cancel()
    }
}
