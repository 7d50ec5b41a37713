import Foundation

/// The terminal's echo, switched off while a secret is typed.
package struct TerminalEcho {
    private let before: termios

    /// Switches the echo off. Does nothing where standard input is no terminal. What was typed ahead is kept.
    package static func off() -> TerminalEcho {
        var state = termios()
        tcgetattr(STDIN_FILENO, &state)
        let before = TerminalEcho(before: state)
        state.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &state)
        return before
    }

    /// Makes the terminal what it was before.
    package func restore() {
        var state = before
        tcsetattr(STDIN_FILENO, TCSANOW, &state)
    }
}
