import TextShell

nonisolated extension ShellProgram {
    /// The names of this program.
    package static let clinic = ShellProgram(name: "clinic", title: "Clinic")
}
