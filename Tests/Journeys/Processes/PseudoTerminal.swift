import Foundation

/// A terminal with the other end in the test.
nonisolated final class PseudoTerminal {
    /// The test's end.
    let ours: Int32

    /// The path of the end that a program gets.
    let path: String

    /// The program's end, held open so that no output is lost.
    private let theirs: Int32

    /// A terminal of a width in cells. Bytes pass unchanged.
    init(width: Int = 80) throws {
        let (ours, theirs, path) = try Inheritance.keepingPrivate { () throws(ProcessFault) in
            var (ours, theirs): (Int32, Int32) = (-1, -1)
            var name = [CChar](repeating: 0, count: 64)
            guard openpty(&ours, &theirs, &name, nil, nil) == 0 else { throw ProcessFault(errno, "no pseudo-terminal") }
            Inheritance.end(of: ours, theirs)
            return (ours, theirs, String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        }
        (self.ours, self.theirs, self.path) = (ours, theirs, path)
        var size = winsize(ws_row: 24, ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(ours, UInt(TIOCSWINSZ), &size)
        var state = self.state
        state.c_oflag &= ~tcflag_t(OPOST)
        tcsetattr(theirs, TCSANOW, &state)
    }

    deinit {
        close(theirs)
        close(ours)
    }

    /// Whether input is echoed.
    var echoes: Bool { state.c_lflag & tcflag_t(ECHO) != 0 }

    var state: termios {
        var state = termios()
        tcgetattr(theirs, &state)
        return state
    }
}
