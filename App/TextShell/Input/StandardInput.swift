import Foundation

/// Lines from the process's standard input. Reading waits on a thread of its own, so that the rest of the app goes on.
///
/// At a terminal it prompts on standard error and hides secrets while they are typed; from a pipe it just reads.
@MainActor package final class StandardInput: LineInput {
    private let reader = DispatchQueue(label: "clinic.standard-input")
    private let buffer = LineBuffer()
    private var deliver: ((Result<String?, CommandFailure>) -> Void)?
    private var isClosed = false
    private var prompt: String?

    /// Whether a person is typing.
    package let isTerminal: Bool

    /// The standard input of this process.
    package init() {
        isTerminal = isatty(STDIN_FILENO) == 1
    }

    /// The next line, after a prompt at a terminal.
    package func line(prompt: String) async throws(CommandFailure) -> String? {
        guard isTerminal else { return try await nextLine() }
        self.prompt = prompt
        defer { self.prompt = nil }
        StandardOutput.writeError(prompt)
        let line = try await nextLine()
        if line == nil { StandardOutput.writeError("\n") }
        return line
    }

    /// The next line, after a prompt and without an echo at a terminal.
    package func secret(prompt: String) async throws(CommandFailure) -> String? {
        guard isTerminal else { return try await nextLine() }
        let echo = TerminalEcho.off()
        StandardOutput.writeError(prompt)
        defer {
            echo.restore()
            StandardOutput.writeError("\n")
        }
        return try await nextLine()
    }

    /// Ends the line at a terminal on which someone may have begun to type.
    package func leaveLine() {
        if prompt != nil { StandardOutput.writeError("\n") }
    }

    /// Prompts once more at a terminal.
    package func promptAgain() {
        if let prompt { StandardOutput.writeError(prompt) }
    }

    /// Ends the input.
    package func close() {
        isClosed = true
        answer(.success(nil))
    }

    private func nextLine() async throws(CommandFailure) -> String? {
        guard !isClosed else { return nil }
        let line = await withCheckedContinuation { continuation in
            deliver = { continuation.resume(returning: $0) }
            reader.async { [buffer] in
                let line = buffer.next()
                Task { @MainActor in self.answer(line) }
            }
        }
        return try line.get()
    }

    private func answer(_ line: Result<String?, CommandFailure>) {
        deliver?(line)
        deliver = nil
    }
}
