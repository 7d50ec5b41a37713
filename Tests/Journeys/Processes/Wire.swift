/// The other end of one of a program's standard streams.
nonisolated enum Wire {
    /// A pipe with its other end in the test.
    case pipe
    /// `/dev/null`.
    case null
    /// Nothing: the stream is closed, as with `<&-`.
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
