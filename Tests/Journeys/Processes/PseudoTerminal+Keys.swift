import Foundation

/// Keys, as a terminal sends them.
nonisolated enum Keys {
    static let interrupt = "\u{3}"
    static let end = "\u{4}"
    static let stop = "\u{1A}"

    /// The bytes of a paste in a terminal with bracketed paste.
    static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

nonisolated extension PseudoTerminal {
    /// Turns on echo and line input, as a shell does.
    func becomeUsual() {
        var state = state
        state.c_lflag |= tcflag_t(ECHO | ICANON)
        tcsetattr(ours, TCSANOW, &state)
    }
}

nonisolated extension ClinicProcess {
    /// Reads until a text has appeared a number of times on standard error.
    func read(_ text: String, times: Int = 1) throws {
        try read { $0.errors.components(separatedBy: text).count > times }
    }
}
