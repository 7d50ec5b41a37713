import HeadlessUI

/// The ways to say something before a command is over.
@MainActor struct CommandVoice {
    /// Says a line to the user.
    var tell: (String) -> Void = { _ in }
    /// Shows a screen.
    var show: (Screen) -> Void = { _ in }
}
