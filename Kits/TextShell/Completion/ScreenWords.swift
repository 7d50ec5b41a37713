import HeadlessUI

/// The words that a line at a screen can be made of.
struct ScreenWords {
    private let controls: [Node]
    private let names: WordList
    private let sections: WordList
    private let links: WordList
    private let more: WordList

    /// The words of a screen.
    ///
    /// - Parameters:
    ///   - screen: the screen that is shown.
    ///   - links: the patterns of links; they are taken up to their first part that differs.
    ///   - more: lines of the app's own that work at every screen.
    init(_ screen: Screen, links: [String], more: [String] = []) {
        controls = screen.controls.filter(\.isEnabled)
        names = WordList(controls.map { $0.shortName(among: screen.controls) })
        self.more = WordList(more)
        sections = WordList(screen.tabs.map(\.name))
        self.links = WordList(links.map { String($0.prefix { $0 != "{" && $0 != "<" }) })
    }

    /// The lines that a typed one may become, best first: what is on the screen, then sections, then commands.
    func lines(for line: String) -> [String] {
        let mark = line.hasPrefix(CommandWord.mark) ? CommandWord.mark : ""
        let text = mark.isEmpty ? line : String(line.dropFirst(mark.count))
        let (word, rest) = text.headAndTail
        let start = Array(text.lowercased().utf8)
        var found: [String] = []
        if mark.isEmpty {
            names.add(beginning: start, to: &found)
            sections.add(beginning: start, to: &found)
        }
        Self.commands.add(beginning: start, to: &found, after: mark)
        if mark.isEmpty { more.add(beginning: start, to: &found) }
        guard let rest, let command = CommandWord.matching(word, " ") else { return found }
        let beginning = mark + word + " "
        for argument in arguments(of: command, rest) { found.append(beginning + argument) }
        return found
    }

    private static let commands = WordList(CommandWord.all.map(\.completed))
    private static let commandNames = WordList(CommandWord.all.map { $0.names[0] })

    private func arguments(of command: CommandWord, _ text: String) -> [String] {
        let start = Array(text.lowercased().utf8)
        return switch command.argument {
        case "NAME": names(where: { $0.role == .button }).beginning(with: start)
        case "FIELD VALUE": fields(text)
        case "SECTION": sections.beginning(with: start)
        case "WORD": Self.commandNames.beginning(with: start) + names.beginning(with: start)
        case "LINK": links.beginning(with: start)
        default: []
        }
    }

    /// The names of fields, or the choices of the field that is named already.
    private func fields(_ text: String) -> [String] {
        for (control, name) in zip(controls, names.words)
        where control.role != .button && text.begins(with: "\(name) ") {
            return control.options.map { "\(text.prefix(name.count)) \($0)" }.filter { $0.begins(with: text) }
        }
        return names(where: { $0.role != .button }).beginning(with: Array(text.lowercased().utf8))
    }

    private func names(where fits: (Node) -> Bool) -> WordList {
        WordList(zip(controls, names.words).filter { fits($0.0) }.map(\.1))
    }
}

extension CommandWord {
    /// The word as it is completed: with a blank where more has to follow.
    fileprivate var completed: String { argument.isEmpty ? names[0] : "\(names[0]) " }
}

extension Node {
    /// The words to type for the control: its label, or as many words of a row as no other control begins with.
    fileprivate func shortName(among others: [Node]) -> String {
        guard label.isEmpty else { return label }
        let words = spokenText.split(separator: " ")
        let rivals = others.filter { $0.action != action }.map(\.name)
        for count in words.indices.map({ $0 + 1 }) {
            let start = words.prefix(count).joined(separator: " ")
            if !rivals.contains(where: { $0.hasPrefix(start.lowercased()) }) { return start }
        }
        return spokenText
    }
}

extension String {
    /// The first word, and what follows the blank after it; nil without a blank.
    var headAndTail: (String, String?) {
        guard let end = utf8.firstIndex(of: UInt8(ascii: " ")) else { return (self, nil) }
        return (String(self[..<end]), String(self[utf8.index(after: end)...]))
    }

    /// Whether the text begins with another, in any case.
    fileprivate func begins(with start: String) -> Bool { lowercased().hasPrefix(start.lowercased()) }
}
