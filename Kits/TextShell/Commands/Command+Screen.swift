import HeadlessUI

/// Commands in the context of the screen where they are typed.
extension Command {
    /// Parses a line typed at a screen. A line that is a command and also names a control is refused, unless the
    /// command gives way.
    ///
    /// - Throws: the question which is meant, with how to type each.
    init(_ line: String, on screen: Screen) throws(CommandFailure) {
        self.init(line)
        let rivals = Self.rivals(of: line, on: screen)
        if case .find = self, !rivals.isEmpty {
            self = .bare(line.trimmed)
            return
        }
        guard rivals.isEmpty else { throw .eitherCommand(line, or: rivals) }
    }

    /// A command as text for a screen: with a colon if it could also mean a control.
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
    /// The one-letter commands that the frame shows.
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
