import TextShell

/// An input with scripted lines. It records the prompts.
@MainActor public final class ScriptedInput: LineInput {
    /// The behaviour after the last line.
    public enum End: Hashable, Sendable {
        /// The input ends, as a pipe does.
        case atOnce
        /// Wait for a line until the input is closed, as at a terminal.
        case whenClosed
    }

    /// The lines that were not read yet.
    public private(set) var lines: [String]

    /// Every prompt, in order; that of a secret has a `*` in front.
    public private(set) var prompts: [String] = []

    /// Whether the input was closed.
    public private(set) var isClosed = false

    /// Whether the input says that it is a terminal.
    public let isTerminal: Bool

    /// Called when a line is asked for, before it is given.
    public var onAsk: @MainActor () -> Void = {}

    private let end: End
    private var waiter: CheckedContinuation<Result<String?, CommandFailure>, Never>?

    /// An input of some lines.
    public init(_ lines: [String] = [], end: End = .atOnce, isTerminal: Bool = false) {
        self.lines = lines
        self.end = end
        self.isTerminal = isTerminal
    }

    /// The next line.
    public func line(prompt: String) async throws(CommandFailure) -> String? {
        try await next(prompt)
    }

    /// The next line; its prompt is kept with a `*` in front.
    public func secret(prompt: String) async throws(CommandFailure) -> String? {
        try await next("*\(prompt)")
    }

    /// Types a line.
    public func type(_ line: String) {
        give(.success(line))
    }

    /// Keeps that the question was abandoned, and ends the wait for its answer.
    public func abandon() {
        prompts.append("abandoned")
        give(.failure(.interrupted))
    }

    /// Presses Ctrl-C on an empty line.
    public func interrupt() {
        give(.failure(.interrupted))
    }

    /// Presses Ctrl-D on an empty line.
    public func endLine() {
        give(.success(nil))
    }

    /// Ends the input, and the wait for a line.
    public func close() {
        isClosed = true
        give(.success(nil))
    }

    private func give(_ answer: Result<String?, CommandFailure>) {
        waiter?.resume(returning: answer)
        waiter = nil
    }

    private func next(_ prompt: String) async throws(CommandFailure) -> String? {
        prompts.append(prompt)
        onAsk()
        guard !isClosed else { return nil }
        guard lines.isEmpty else { return lines.removeFirst() }
        guard end == .whenClosed else { return nil }
        return try await withCheckedContinuation { waiter = $0 }.get()
    }
}
