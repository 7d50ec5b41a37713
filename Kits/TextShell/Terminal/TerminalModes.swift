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
    /// Whether a window is open: the other screen of the terminal, and clicks.
    private(set) var isWindow = false
    /// Whether what a killed window may have left behind was put right.
    private var isRepaired = false
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
        if state.isLeftBehind { state.becomeSane() }
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
        if obeysSequences, !isRepaired { repair(screen) }
        apply()
    }

    /// Opens a window: Ctrl-C is a key, and so are Ctrl-S and Ctrl-Q.
    mutating func openWindow() {
        withUnsafeMutableBytes(of: &wanted.c_cc) { $0[Int(VINTR)] = 0 }
        wanted.c_iflag &= ~tcflag_t(IXON)
        repair(STDOUT_FILENO)
        (isTaken, isWindow) = (true, true)
        apply()
    }

    /// Sets the modes again after another process had the terminal.
    func apply() {
        guard isTaken else { return }
        setWanted()
        if isWindow {
            send("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h", to: STDOUT_FILENO)
        } else if obeysSequences {
            send("\u{1B}[?2004h", to: screen)
        }
    }

    /// Restores the original modes and clears the window's title.
    func restore() {
        if isTaken {
            if isWindow {
                send(
                    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l",
                    to: STDOUT_FILENO)
            } else if obeysSequences {
                send("\u{1B}[?2004l", to: screen)
            }
            var state = found
            tcsetattr(STDIN_FILENO, TCSANOW, &state)
        }
        if isTitled { send("\u{1B}]2;\u{7}", to: screen) }
    }

    /// Restores the original modes for good.
    mutating func giveBack() {
        restore()
        (isTaken, isTitled, isWindow) = (false, false, false)
    }

    /// Puts right what a killed window left behind: its screen, its mouse, and lines that do not wrap.
    private mutating func repair(_ file: Int32) {
        send("\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?1047l\u{1B}[?7h\u{1B}[0m", to: file)
        isRepaired = true
    }

    private func setWanted() {
        var state = wanted
        tcsetattr(STDIN_FILENO, TCSANOW, &state)
    }

    private func send(_ sequence: StaticString, to file: Int32) {
        _ = write(file, sequence.utf8Start, sequence.utf8CodeUnitCount)
    }
}

extension termios {
    /// Whether a prompt of this program set the modes, and was killed: nothing else leaves a terminal without lines,
    /// echo and an interrupt character.
    fileprivate var isLeftBehind: Bool {
        c_lflag & tcflag_t(ICANON | ECHO) == 0 && withUnsafeBytes(of: c_cc) { $0[Int(VINTR)] == 0 }
    }

    /// Sets the modes that a terminal usually has.
    fileprivate mutating func becomeSane() {
        c_iflag |= tcflag_t(ICRNL | IXON)
        c_lflag |= tcflag_t(ICANON | ECHO | ECHOE | ECHOK | ISIG | IEXTEN)
        withUnsafeMutableBytes(of: &c_cc) { ($0[Int(VINTR)], $0[Int(VMIN)], $0[Int(VTIME)]) = (3, 1, 0) }
    }
}
