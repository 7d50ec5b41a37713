import HeadlessUI

/// The words that a line at a screen can be made of.
struct ScreenWords {
    private let controls: [Node]
    private let names: [String]
    private let sections: [String]
    private let links: [String]
    private let more: [String]

    /// The words of a screen.
    ///
    /// - Parameters:
    ///   - screen: the screen that is shown.
    ///   - links: the patterns of links; they are taken up to their first part that differs.
    ///   - more: lines of the app's own that work at every screen.
    init(_ screen: Screen, links: [String], more: [String] = []) {
        controls = screen.controls.filter(\.isEnabled)
        names = controls.map { $0.shortName(among: screen.controls) }
        self.more = more
        sections = screen.tabs.map(\.name)
        self.links = links.map { String($0.prefix { $0 != "{" && $0 != "<" }) }
    }

    /// The lines that a typed one may become, best first: what is on the screen, then sections, then commands.
    func lines(for line: String) -> [String] {
        let mark = line.hasPrefix(CommandWord.mark) ? CommandWord.mark : ""
        let text = String(line.dropFirst(mark.count))
        let (word, rest) = text.headAndTail
        let own = mark.isEmpty ? names + sections : []
        let all = own + CommandWord.all.map(\.completed) + (mark.isEmpty ? more : [])
        let first = all.filter { $0.begins(with: text) }
        guard let rest, let command = CommandWord.matching(word, " ") else { return first.map { mark + $0 } }
        return first + arguments(of: command, rest).map { "\(mark)\(word) \($0)" }
    }

    private func arguments(of command: CommandWord, _ text: String) -> [String] {
        switch command.argument {
        case "NAME": names(where: { $0.role == .button }).filter { $0.begins(with: text) }
        case "FIELD VALUE": fields(text)
        case "SECTION": sections.filter { $0.begins(with: text) }
        case "WORD": (CommandWord.all.map { $0.names[0] } + names).filter { $0.begins(with: text) }
        case "LINK": links.filter { $0.begins(with: text) }
        default: []
        }
    }

    /// The names of fields, or the choices of the field that is named already.
    private func fields(_ text: String) -> [String] {
        for (control, name) in zip(controls, names) where control.role != .button && text.begins(with: "\(name) ") {
            return control.options.map { "\(text.prefix(name.count)) \($0)" }.filter { $0.begins(with: text) }
        }
        return names(where: { $0.role != .button }).filter { $0.begins(with: text) }
    }

    private func names(where fits: (Node) -> Bool) -> [String] {
        zip(controls, names).filter { fits($0.0) }.map(\.1)
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
    fileprivate var headAndTail: (String, String?) {
        guard let end = firstIndex(of: " ") else { return (self, nil) }
        return (String(self[..<end]), String(self[index(after: end)...]))
    }

    /// Whether the text begins with another, in any case.
    fileprivate func begins(with start: String) -> Bool { lowercased().hasPrefix(start.lowercased()) }
}
