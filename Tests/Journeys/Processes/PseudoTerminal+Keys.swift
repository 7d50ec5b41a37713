import Foundation

/// Keys, as a terminal sends them.
nonisolated enum Keys {
    static let interrupt = "\u{3}"
    static let end = "\u{4}"
    static let stop = "\u{1A}"

    /// What a terminal sends for a paste to a program that asked for the marks.
    static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

nonisolated extension PseudoTerminal {
    /// Makes the terminal show what is typed, and hand it over line by line, as a shell does that goes on with it.
    func becomeUsual() {
        var state = state
        state.c_lflag |= tcflag_t(ECHO | ICANON)
        tcsetattr(ours, TCSANOW, &state)
    }
}

nonisolated extension ClinicProcess {
    /// Reads until a text came so many times on standard error.
    func read(_ text: String, times: Int = 1) throws {
        try read { $0.errors.components(separatedBy: text).count > times }
    }
}
