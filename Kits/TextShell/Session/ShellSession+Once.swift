/// Showing one place.
extension ShellSession {
    /// Shows the visible place once, without reading a line.
    ///
    /// - Parameters:
    ///   - command: the words of the command that shows it.
    ///   - refusal: asked when the screen is complete: why this is not the place that was wanted, or nil.
    /// - Returns: the code of the visible failure, of the output or of the refusal, if there is one.
    public func showOnce(
        _ command: String, unless refusal: @MainActor () -> Refusal? = { nil }
    ) async -> ExitCode {
        await showScreen(.whole)
        let code = close()
        guard code == .ok, let refusal = refusal() else { return ends(command, code) }
        if let words = refusal.words { output.notify(words) }
        document?.failure = refusal.words
        return ends(command, refusal.code)
    }

    /// Why a screen is not the one that was wanted: the exit code, and words where no notice said it.
    public typealias Refusal = (code: ExitCode, words: String?)

    private func ends(_ command: String, _ code: ExitCode) -> ExitCode {
        document?.command = command
        endDocument(code: code)
        return end ?? code
    }
}
