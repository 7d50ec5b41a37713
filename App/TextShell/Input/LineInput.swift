/// Where the shell's lines come from: a person at a terminal, a pipe, or a test.
@MainActor package protocol LineInput: AnyObject {
    /// Whether a person is typing at a terminal.
    var isTerminal: Bool { get }

    /// The next line without its end, or nil when there is no more.
    ///
    /// - Throws: a failure when the line is too long. It is left out, and the lines after it still come.
    func line(prompt: String) async throws(CommandFailure) -> String?

    /// The next line, not shown while it is typed, or nil when there is no more.
    ///
    /// - Throws: a failure when the line is too long. It is left out, and the lines after it still come.
    func secret(prompt: String) async throws(CommandFailure) -> String?

    /// Ends the line on which somebody may have begun to type, so that what is written next has one of its own.
    func leaveLine()

    /// Prompts once more for the line that is being waited for: something was written behind the prompt.
    func promptAgain()

    /// Ends the input: a line that is being waited for is nil.
    func close()
}
