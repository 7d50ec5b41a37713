import Foundation

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
    /// Where it shows what is written.
    let screen: Int32
    /// Where to write a byte when the process goes on after a stop.
    let continued: Int32

    /// The modes of the terminal at standard input as it is now.
    init(obeysSequences: Bool, screen: Int32, continued: Int32) {
        var state = termios()
        tcgetattr(STDIN_FILENO, &state)
        (found, self.obeysSequences, self.screen, self.continued) = (state, obeysSequences, screen, continued)
        state.c_iflag = (state.c_iflag | tcflag_t(ICRNL)) & ~tcflag_t(INLCR | IGNCR)
        state.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
        withUnsafeMutableBytes(of: &state.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (1, 0) }
        wanted = state
    }

    /// Makes the terminal what a prompt needs. While somebody is asked, Ctrl-C is a key and no signal.
    mutating func take(asking: Bool) {
        let usual = withUnsafeBytes(of: found.c_cc) { $0[Int(VINTR)] }
        withUnsafeMutableBytes(of: &wanted.c_cc) { $0[Int(VINTR)] = asking ? 0 : usual }
        if isTaken { return setWanted() }
        isTaken = true
        apply()
    }

    /// Makes the terminal what the prompt needs, after somebody else had it. A paste comes with marks around it.
    func apply() {
        guard isTaken else { return }
        setWanted()
        if obeysSequences { send("\u{1B}[?2004h") }
    }

    /// Makes the terminal what it was, with nothing of ours in the window's title.
    func restore() {
        if isTaken {
            if obeysSequences { send("\u{1B}[?2004l") }
            var state = found
            tcsetattr(STDIN_FILENO, TCSANOW, &state)
        }
        if isTitled { send("\u{1B}]2;\u{7}") }
    }

    /// Makes the terminal what it was, for good.
    mutating func giveBack() {
        restore()
        (isTaken, isTitled) = (false, false)
    }

    private func setWanted() {
        var state = wanted
        tcsetattr(STDIN_FILENO, TCSANOW, &state)
    }

    private func send(_ sequence: StaticString) {
        _ = Foundation.write(screen, sequence.utf8Start, sequence.utf8CodeUnitCount)
    }
}
