/// What one of a program's standard streams is connected to.
nonisolated enum Wire {
    /// A pipe whose other end the test has.
    case pipe
    /// `/dev/null`.
    case null
    /// Nothing: the stream is closed, as `<&-` does it.
    case closed
    /// A terminal.
    case terminal(PseudoTerminal)
    /// A file.
    case file(String)

    /// Whether this is the same terminal as another stream's.
    func isTerminal(of other: Wire) -> Bool {
        if case .terminal(let one) = self, case .terminal(let another) = other { one === another } else { false }
    }
}
