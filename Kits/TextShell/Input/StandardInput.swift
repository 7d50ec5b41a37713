import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Foundation
#endif

/// Lines from standard input, read on a separate thread so that the app continues.
///
/// At a terminal it prompts on standard error and hides secrets while they are typed; from a pipe it just reads.
@MainActor public final class StandardInput: LineInput {
    private let keyboard: Keyboard?
    private let reader = DispatchQueue(label: "shell.standard-input")
    private let buffer = LineBuffer()
    private var deliver: ((Result<String?, CommandFailure>) -> Void)?
    private var isClosed = false

    /// Whether a person is typing.
    public var isTerminal: Bool { keyboard != nil }

    /// The standard input of this process.
    public init(terminal: Terminal) {
        keyboard = isatty(STDIN_FILENO) == 1 ? Keyboard(terminal) : nil
    }

    /// The next line, after a prompt at a terminal.
    public func line(prompt: String) async throws(CommandFailure) -> String? {
        try await line(prompt: prompt, help: LineHelp())
    }

    /// The next line, after a prompt at a terminal, where earlier ones can be brought back, and Tab completes.
    public func line(prompt: String, help: LineHelp) async throws(CommandFailure) -> String? {
        guard !isClosed else { return nil }
        guard let keyboard else { return try await nextLine() }
        return try await keyboard.line(prompt: prompt, help: help)
    }

    /// The next line, after a prompt and unseen at a terminal.
    public func secret(prompt: String) async throws(CommandFailure) -> String? {
        guard !isClosed else { return nil }
        return if let keyboard { try await keyboard.line(prompt: prompt, isSecret: true) } else { try await nextLine() }
    }

    /// Forgets what was cut at a terminal, and a paste that has not ended.
    public func forget() { keyboard?.forget() }

    /// Shows lines at a terminal without moving the cursor back, when that is asked for.
    public func keepPlain(when isPlain: @escaping @MainActor () -> Bool) {
        keyboard?.isPlain = isPlain
    }

    /// Ends a question at a terminal, whatever was typed.
    public func abandon() {
        keyboard?.abandon()
    }

    /// Ends the input.
    public func close() {
        isClosed = true
        keyboard?.close()
        answer(.success(nil))
    }

    private func nextLine() async throws(CommandFailure) -> String? {
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
