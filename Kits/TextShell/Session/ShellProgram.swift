import HeadlessUI

/// The names of a program in its shell.
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

    /// The prompt.
    var prompt: String { "\(name)> " }

    /// A line for standard error. Text that it quotes, such as a path, is escaped.
    func told(_ line: String) -> String { "\(name): \(VisibleText.escaped(line))" }
}
