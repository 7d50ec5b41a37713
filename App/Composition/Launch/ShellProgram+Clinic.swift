import TextShell

nonisolated extension ShellProgram {
    /// What this program calls itself.
    package static let clinic = ShellProgram(name: "clinic", title: "Clinic")
}
