import HeadlessUI

/// What a program calls itself, wherever its shell says so.
public struct ShellProgram: Hashable, Sendable {
    /// Its name as it is typed: in the prompt, and before each line on standard error.
    public let name: String

    /// Its name as it is written: in the title of a window.
    public let title: String

    /// A program by its two names.
    public init(name: String, title: String) {
        self.name = name
        self.title = title
    }

    /// What a person is asked with.
    var prompt: String { "\(name)> " }

    /// A line for the person as it stands on standard error. What it quotes, such as a path, cannot act on a terminal.
    func told(_ line: String) -> String { "\(name): \(VisibleText.escaped(line))" }
}
