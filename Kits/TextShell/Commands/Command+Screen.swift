import HeadlessUI

/// A line means what it means at the screen that it is typed at.
extension Command {
    /// Understands a line that was typed at a screen. Where it is a command and also names a control, or begins to, it
    /// is neither.
    ///
    /// - Throws: the question which of them is meant, with how to type each.
    init(_ line: String, on screen: Screen) throws(CommandFailure) {
        self.init(line)
        let rivals = Self.rivals(of: line, on: screen)
        guard rivals.isEmpty else { throw .eitherCommand(line, or: rivals) }
    }

    /// A command as it is typed at a screen: with a colon where it could mean a control, too.
    static func unmistakable(_ line: String, on screen: Screen) -> String {
        rivals(of: line, on: screen).isEmpty ? line : ":\(line)"
    }

    /// The controls that a line could mean that is a command as well. A key that the screen itself names is never the
    /// start of a control's name.
    private static func rivals(of line: String, on screen: Screen) -> [Node] {
        let (word, rest) = line.firstWord
        guard !word.hasPrefix(CommandWord.mark), CommandWord.matching(word, rest) != nil else { return [] }
        let command = Command(line)
        let match = ControlMatch(of: screen)
        let name = line.trimmed.lowercased()
        let named = screen.keys.contains(name) ? match.exact(for: name) : match.candidates(for: name)
        return named.filter { !command.means($0, on: screen) }
    }

    /// Whether carrying out the command is to use that control.
    private func means(_ control: Node, on screen: Screen) -> Bool {
        switch self {
        case .press(let name): ControlMatch(of: screen).exact(for: name.lowercased()).contains(control)
        case .search: screen.searchField == control
        default: false
        }
    }
}

extension Screen {
    /// What the frame says can be typed, in words of one letter.
    fileprivate var keys: [String] { canGoBack ? ["?", "b"] : ["?"] }

    /// The field that `search` fills in.
    var searchField: Node? { controls.first { $0.role == .searchField } }
}

extension CommandFailure {
    fileprivate static func eitherCommand(_ line: String, or controls: [Node]) -> CommandFailure {
        let typed = ControlMatch.short(line.trimmed)
        let list = controls.map(\.numberedText).joined(separator: ", ")
        return CommandFailure(
            "“\(typed)” can mean: the command, \(list). Type “:\(typed)” for the command, or the number.", .usage)
    }
}
