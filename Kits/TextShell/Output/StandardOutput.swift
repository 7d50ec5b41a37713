#if canImport(Glibc)
    import Glibc
#else
    import Foundation
#endif
import HeadlessUI

/// Screens to the process's standard output, everything else to its standard error.
@MainActor public final class StandardOutput: ShellOutput {
    private let terminal: Terminal
    private let program: ShellProgram
    private var width: @MainActor () -> Int? = { Terminal.width }

    /// The standard streams of this process. A closed reader becomes an error instead of a signal.
    public init(terminal: Terminal, program: ShellProgram) {
        self.terminal = terminal
        self.program = program
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes to standard output at once.
    public func write(_ text: String) throws(OutputClosed) {
        guard Self.send(text, to: STDOUT_FILENO) else { throw OutputClosed(readerIsGone: errno == EPIPE) }
    }

    /// Names the terminal's window, where standard error is a terminal that has one.
    public func title(_ text: String) {
        terminal.title("\(program.title): \(text)")
    }

    /// Takes everything off the screen, and the name off the window.
    public func cover() {
        terminal.clear()
        terminal.title("")
    }

    /// Whether standard error is a terminal.
    public var isWatched: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes over the line before, where standard error is a terminal; nothing to say takes the line away.
    public func progress(_ text: String) {
        if isWatched { Self.writeError("\r\u{1B}[K\(VisibleText.escaped(text))") }
    }

    /// Writes a line to standard error. What it quotes, such as a path, cannot act on the terminal. A terminal breaks
    /// it between words; for a script it stays one line.
    public func notify(_ line: String) {
        let line = program.told(line)
        let kept = isWatched ? width().map(line.kept(to:)) : nil
        Self.writeError("\(kept ?? line)\n")
    }

    /// Wraps lines for the user at a terminal.
    public func keep(within width: @escaping @MainActor () -> Int?) {
        self.width = width
    }

    /// Writes to standard error. Ignores a closed one: there is nowhere left to report it.
    nonisolated static func writeError(_ text: String) {
        _ = send(text, to: STDERR_FILENO)
    }

    /// Sends all of a text, however many times the system has to be asked.
    nonisolated static func send(_ text: String, to file: Int32) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = writeOnce(rest, to: file)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return true
        }
    }
}

/// One call of the system, which may write less than all of it.
private func writeOnce(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}
