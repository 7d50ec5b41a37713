/// A shell that can complete the program's command lines.
nonisolated enum CompletionShell: String, Hashable, Sendable, CaseIterable {
    case bash
    case zsh
    case fish
}
