import TextShell

extension ShellProgram {
    /// The program of the sample app.
    static let sample = ShellProgram(name: "clinic", title: "Clinic")
}
