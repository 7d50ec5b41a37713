import TextShell

extension ShellProgram {
    /// The program that the sample app is.
    static let sample = ShellProgram(name: "clinic", title: "Clinic")
}
