/// Where the shell's lines come from: a person at a terminal, a pipe, or a test.
@MainActor package protocol LineInput: AnyObject {
    /// Whether a person is typing at a terminal.
    var isTerminal: Bool { get }

    /// The next line without its end, or nil when there is no more.
    func line(prompt: String) async -> String?

    /// The next line, not shown while it is typed, or nil when there is no more.
    func secret(prompt: String) async -> String?

    /// Ends the input: a line that is being waited for is nil.
    func close()
}
