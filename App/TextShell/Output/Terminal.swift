import Foundation

/// What the process's terminal can do.
package enum Terminal {
    /// The width in cells that is taken where there is no terminal.
    package static let usualWidth = 80

    /// Whether standard output is shown to a person.
    package static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

    /// The width of the terminal in cells, or ``usualWidth`` where standard output is none.
    package static var width: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return usualWidth }
        return Int(size.ws_col)
    }
}
