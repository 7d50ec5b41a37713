/// Where the shell's lines come from: a person at a terminal, a pipe, or a test.
@MainActor public protocol LineInput: AnyObject {
    /// Whether a person is typing at a terminal.
    var isTerminal: Bool { get }

    /// The next line without its end, or nil when there is no more.
    ///
    /// - Throws: a failure when the line is too long: it is left out, and the lines after it still come. Or
    ///   ``CommandFailure/interrupted`` when Ctrl-C is pressed on an empty line, or the question is abandoned.
    func line(prompt: String) async throws(CommandFailure) -> String?

    /// The next line, where lines that were typed earlier can be brought back, and what is typed be completed.
    ///
    /// - Throws: as for any other line.
    func line(prompt: String, help: LineHelp) async throws(CommandFailure) -> String?

    /// The next line, not shown while it is typed, or nil when there is no more.
    ///
    /// - Throws: as for a line that is shown.
    func secret(prompt: String) async throws(CommandFailure) -> String?

    /// Ends the question that is being asked, whatever was typed: it came to nothing.
    func abandon()

    /// Ends the input: a line that is being waited for is nil.
    func close()

    /// Forgets what was typed and cut: somebody else may be here by now.
    func forget()

    /// Sets when lines are shown without moving the cursor back, for those who listen; asked for each line.
    func keepPlain(when isPlain: @escaping @MainActor () -> Bool)
}

extension LineInput {
    /// The next line: most inputs need no help.
    public func line(prompt: String, help: LineHelp) async throws(CommandFailure) -> String? {
        try await line(prompt: prompt)
    }

    /// Does nothing: most inputs keep nothing.
    public func forget() {}

    /// Does nothing: most inputs show no lines.
    public func keepPlain(when isPlain: @escaping @MainActor () -> Bool) {}
}
