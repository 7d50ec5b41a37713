/// A conversation with a scene, in whatever form, that can be ended from outside.
@MainActor public protocol ShellConversation: AnyObject {
    /// The exit code, or nil while it runs.
    var end: ExitCode? { get }

    /// Talks until the end.
    ///
    /// - Returns: the code of what ended the conversation, or of the first failure.
    func run() async -> ExitCode

    /// Ends the conversation from outside, for example on a signal.
    func stop(_ code: ExitCode)
}
