import HeadlessUI

/// The result of one command as one line of JSON: what was carried out, how it ended, and what it showed.
public struct CommandDocument {
    /// The version of the format. It grows when a member is removed, or changes its meaning or type; new members and
    /// new words for a kind or a type do not change it.
    public static let version = 1

    /// The words of the command, without a secret and without what was searched for; nil where no command led here.
    public var command: String?

    /// The exit code that the command alone would give.
    public var exitCode = ExitCode.ok

    /// Why the command was not carried out, or nil.
    public var failure: String?

    /// The notices of the command, one sentence or more each.
    public var notices: [String] = []

    /// The answer to the command by its kind, such as a screen.
    public var content: [JSON.Member] = []

    /// The document of a command.
    public init(command: String? = nil) {
        self.command = command
    }

    /// The document of a command that failed.
    public init(command: String? = nil, failure: CommandFailure) {
        self.command = command
        refuse(failure)
    }

    /// Records why the command was not carried out.
    mutating func refuse(_ failure: CommandFailure) {
        (self.failure, exitCode) = (failure.message, failure.exitCode)
    }

    /// The document on one line, with its newline.
    public var text: String { JSON.object(head + content).text + "\n" }

    /// The document without its opening brace: the end of one whose content was written before.
    public var ending: String { String(text.dropFirst()) }

    private var head: [JSON.Member] {
        [
            JSON.Member("schema", .number(Self.version)), JSON.Member("command", .text(command)),
            JSON.Member("exit", .number(Int(exitCode.rawValue))), JSON.Member("failure", .text(failure)),
            JSON.Member("notices", .texts(notices)),
        ]
    }
}
