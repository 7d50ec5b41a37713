#if canImport(Glibc)
    import Glibc
#else
    import Foundation
#endif

/// How a terminal was found, and how a prompt needs it. Plain memory: a signal handler may use it at any moment.
struct TerminalModes {
    /// How it was found, and how it is given back.
    let found: termios
    /// How a prompt needs it.
    private(set) var wanted: termios
    /// Whether the keyboard is read key by key now.
    var isTaken = false
    /// Whether the window has a title of ours.
    var isTitled = false
    /// Whether the terminal obeys escape sequences.
    let obeysSequences: Bool
    /// The descriptor of the screen.
    let screen: Int32
    /// The descriptor that gets a byte when the process continues after a stop, or the window has another size.
    let reports: Int32

    /// The modes of the terminal at standard input as it is now.
    init(obeysSequences: Bool, screen: Int32, reports: Int32) {
        var state = termios()
        tcgetattr(STDIN_FILENO, &state)
        (found, self.obeysSequences, self.screen, self.reports) = (state, obeysSequences, screen, reports)
        state.c_iflag = (state.c_iflag | tcflag_t(ICRNL)) & ~tcflag_t(INLCR | IGNCR)
        state.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
        withUnsafeMutableBytes(of: &state.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (1, 0) }
        wanted = state
    }

    /// Sets the modes for a prompt. While prompting, Ctrl-C is a key and no signal.
    mutating func take(asking: Bool) {
        let usual = withUnsafeBytes(of: found.c_cc) { $0[Int(VINTR)] }
        withUnsafeMutableBytes(of: &wanted.c_cc) { $0[Int(VINTR)] = asking ? 0 : usual }
        if isTaken { return setWanted() }
        isTaken = true
        apply()
    }

    /// Sets the modes again after another process had the terminal.
    func apply() {
        guard isTaken else { return }
        setWanted()
        if obeysSequences { send("\u{1B}[?2004h") }
    }

    /// Restores the original modes and clears the window's title.
    func restore() {
        if isTaken {
            if obeysSequences { send("\u{1B}[?2004l") }
            var state = found
            tcsetattr(STDIN_FILENO, TCSANOW, &state)
        }
        if isTitled { send("\u{1B}]2;\u{7}") }
    }

    /// Restores the original modes for good.
    mutating func giveBack() {
        restore()
        (isTaken, isTitled) = (false, false)
    }

    private func setWanted() {
        var state = wanted
        tcsetattr(STDIN_FILENO, TCSANOW, &state)
    }

    private func send(_ sequence: StaticString) {
        _ = write(screen, sequence.utf8Start, sequence.utf8CodeUnitCount)
    }
}
