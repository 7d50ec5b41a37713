import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Foundation
#endif
import HeadlessUI

/// The process's terminal and the only owner of its modes: echo, bracketed paste, Ctrl-C and title.
///
/// The modes are restored whenever the process stops or ends, and set again when it continues.
@MainActor public final class Terminal {
    /// Called when the process continues after a stop: the screen may be gone.
    var whenContinued: () -> Void = {}
    /// Called when the window has another size.
    var whenResized: () -> Void = {}

    private var modes: UnsafeMutablePointer<TerminalModes>?
    private var listening: (any DispatchSourceRead)?

    /// The terminal of this process. Nothing of it changes yet.
    public init() {}

    /// Whether the terminal echoed input at the start. If not, something else does.
    private(set) lazy var echoes = kept().pointee.found.c_lflag & tcflag_t(ECHO) != 0

    /// Whether the terminal obeys escape sequences.
    var obeysSequences: Bool { kept().pointee.obeysSequences }

    /// The width in cells of the terminal that shows the prompt.
    var width: Int { Self.width(of: kept().pointee.screen) }

    /// The rows of that terminal, or as many as can be where that is not known.
    var height: Int {
        var size = winsize()
        guard ioctl(kept().pointee.screen, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return .max }
        return Int(size.ws_row)
    }

    /// Starts to read key by key, with bracketed paste. While prompting, Ctrl-C is a key.
    func take(asking: Bool) {
        kept().pointee.take(asking: asking)
    }

    /// Opens a window on all of the terminal.
    func openWindow() {
        kept().pointee.openWindow()
    }

    /// The size of the window.
    var size: WindowSize {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return WindowSize(columns: Self.usualWidth, rows: 24)
        }
        return WindowSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Restores the original modes.
    func giveBack() {
        modes?.pointee.giveBack()
    }

    /// Writes for the person who types.
    func show(_ text: String) {
        if !text.isEmpty { _ = StandardOutput.send(text, to: kept().pointee.screen) }
    }

    /// Names the window; nothing takes the name away.
    func title(_ text: String) {
        guard Self.obeysSequences(at: STDERR_FILENO) else { return }
        kept().pointee.isTitled = !text.isEmpty
        show("\u{1B}]2;\(VisibleText.escaped(text))\u{7}")
    }

    /// Clears the screen and its scrollback.
    func clear() {
        let screen = Self.isOutput ? STDOUT_FILENO : STDERR_FILENO
        if Self.obeysSequences(at: screen) { _ = StandardOutput.send("\u{1B}[H\u{1B}[2J\u{1B}[3J", to: screen) }
    }

    private func kept() -> UnsafeMutablePointer<TerminalModes> {
        if let modes { return modes }
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // Never freed: a handler may use it until the very end.
        let modes = UnsafeMutablePointer<TerminalModes>.allocate(capacity: 1)
        modes.initialize(
            to: TerminalModes(
                obeysSequences: Self.obeysSequences(at: STDERR_FILENO),
                screen: isatty(STDERR_FILENO) == 1 ? STDERR_FILENO : STDIN_FILENO,
                reports: ends[1]))
        self.modes = modes
        TerminalSignals.keep(modes)
        listen(at: ends[0])
        return modes
    }

    private func listen(at pipe: Int32) {
        let source = DispatchSource.makeReadSource(fileDescriptor: pipe, queue: .main)
        source.setEventHandler { [weak self] in
            var bytes = [UInt8](repeating: 0, count: 64)
            let count = read(pipe, &bytes, bytes.count)
            let isContinued = bytes.prefix(max(0, count)).contains(TerminalSignals.continued)
            MainActor.assumeIsolated { isContinued ? self?.whenContinued() : self?.whenResized() }
        }
        source.resume()
        listening = source
    }
}

/// The capabilities of the process's terminal.
extension Terminal {
    /// The width in cells without a terminal.
    public nonisolated static let usualWidth = 80

    /// Whether standard output is shown to a person.
    public nonisolated static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether a person types and looks at a terminal that obeys escape sequences, so that a window can be opened.
    public nonisolated static var hasWindow: Bool {
        isatty(STDIN_FILENO) == 1 && obeysSequences(at: STDOUT_FILENO)
    }

    /// The width of the terminal in cells, or ``usualWidth`` where standard output is none.
    public nonisolated static var width: Int { width(of: STDOUT_FILENO) }

    private nonisolated static func width(of file: Int32) -> Int {
        var size = winsize()
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return usualWidth }
        return Int(size.ws_col)
    }

    /// Whether a file is a terminal that obeys escape sequences.
    private nonisolated static func obeysSequences(at file: Int32) -> Bool {
        guard isatty(file) == 1, let kind = getenv("TERM") else { return false }
        return strcmp(kind, "dumb") != 0 && kind.pointee != 0
    }
}
