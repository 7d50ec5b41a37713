/// How the program ended, as the system's `sysexits.h` numbers it.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
    /// All went well.
    case ok = 0
    /// A transcript differs from what is written, or another check found something.
    case differs = 1
    /// The command line or a command was not understood.
    case usage = 64
    /// A link or other input was refused.
    case dataError = 65
    /// The requested thing does not exist.
    case noInput = 66
    /// A service that is needed is not there.
    case unavailable = 69
    /// A fault in this program.
    case software = 70
    /// A file or folder could not be made.
    case cannotCreate = 73
    /// Reading or writing failed.
    case ioError = 74
    /// Something else is in the way for now, and trying again may help; or the input ended with something unsaved.
    case temporaryFailure = 75
    /// Signing in is needed, or the person may not do this.
    case noPermission = 77
    /// The data or the remote is of another version, or is damaged.
    case config = 78
    /// Interrupted at the keyboard.
    case interrupted = 130
    /// The reader of the output went away.
    case outputClosed = 141
    /// Asked to end.
    case terminated = 143

    /// The description in the help.
    public var meaning: String {
        switch self {
        case .ok: "all went well"
        case .differs: "what was checked is not as it should be, such as a transcript"
        case .usage: "a command or option was not understood"
        case .dataError: "a link or other input was refused"
        case .noInput: "what was asked for does not exist"
        case .unavailable: "a service that is needed is not there"
        case .software: "a fault in this program"
        case .cannotCreate: "a file or folder could not be made"
        case .ioError: "reading or writing failed"
        case .temporaryFailure: "something is in the way for now; or the input ended with something unsaved"
        case .noPermission: "signing in is needed, or this person may not do it"
        case .config: "the data file is damaged, or it or the remote is of another version"
        case .interrupted: "interrupted (Ctrl-C on an empty line, or SIGINT)"
        case .outputClosed: "the reader of the output went away (SIGPIPE)"
        case .terminated: "asked to end (SIGTERM or SIGHUP)"
        }
    }
}

/// The failure of a command: what happened, what to do, and an exit code.
public struct CommandFailure: Error, Hashable, Sendable {
    /// The message, with the remedy, on one line.
    public let message: String

    /// The exit code of a script that ends with this failure.
    public let exitCode: ExitCode

    /// Whether the line was meant for a screen that has changed since, so that the new one has to be shown.
    public let isAboutAnOldScreen: Bool

    /// A failure by its message.
    public init(_ message: String, _ exitCode: ExitCode, isAboutAnOldScreen: Bool = false) {
        self.message = message
        self.exitCode = exitCode
        self.isAboutAnOldScreen = isAboutAnOldScreen
    }
}
