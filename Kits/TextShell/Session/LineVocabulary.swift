import HeadlessUI

/// The words that say nothing about anybody: commands, sections, the labels of controls, and short numbers and links of
/// records. A line made of them alone may be kept on a disk. Text of anybody's own, such as a name, a value or what was
/// searched for, is none of them, and neither is a row, whose words may be about a person.
struct LineVocabulary {
    private let controls: [Node]
    private let sections: [String]
    private let more: [String]
    private let records: [String]
    private let links: [[Substring]]

    /// The words at a screen.
    ///
    /// - Parameters:
    ///   - screen: the screen that the line is typed at.
    ///   - words: lines of the app's own that work at every screen.
    ///   - records: the words that a record's number may follow.
    ///   - links: the patterns of links, with their values in braces.
    init(_ screen: Screen, words: [String] = [], records: [String] = [], links: [String] = []) {
        let rows = screen.content.elements { $0.role == .list }.flatMap(\.flattened).compactMap(\.action)
        controls = screen.controls.filter { node in
            !node.label.isEmpty && node.record == nil && !rows.contains { $0 == node.action }
        }
        sections = screen.tabs.map { $0.name.lowercased() }
        more = words.map { $0.lowercased() }
        self.records = records
        self.links = links.map { $0.lowercased().split(separator: "/") }
    }

    /// Whether the line consists of these words.
    func covers(_ line: String) -> Bool {
        let line = line.lowercased().trimmed
        let (word, rest) = String(line.trimmingPrefix(CommandWord.mark)).firstWord
        if let command = CommandWord.matching(word, rest), covers(rest, after: command) { return true }
        return !line.hasPrefix(CommandWord.mark) && isOffered(line)
    }

    private func covers(_ rest: String, after command: CommandWord) -> Bool {
        if rest.isEmpty { return true }
        return switch command.argument {
        case "NAME": isControl(rest)
        case "FIELD VALUE": controls.contains { $0.role != .button && $0.name == rest }
        case "SECTION": sections.contains(rest)
        case "WORD": more.contains(rest) || CommandWord.all.contains { $0.names.contains(rest) }
        case "LINK": isLink(rest)
        default: false
        }
    }

    private func isOffered(_ line: String) -> Bool {
        let (word, rest) = line.firstWord
        return line.isEmpty || isControl(line) || sections.contains(line) || more.contains(line)
            || (records.contains(word) && isNumber(rest))
    }

    /// Whether the text is the label of a control or begins one, or a number.
    private func isControl(_ text: String) -> Bool {
        isNumber(text) || controls.contains { $0.name.hasPrefix(text) }
    }

    /// Whether the text is a number as records and controls have it. Telephone numbers are longer.
    private func isNumber(_ text: String) -> Bool {
        let digits = text.trimmingPrefix("#")
        return 1...6 ~= digits.utf8.count && digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }

    /// Whether the text is one of the links, with nothing but numbers for its values.
    private func isLink(_ text: String) -> Bool {
        let parts = text.split(separator: "/")
        return links.contains { pattern in
            pattern.count == parts.count
                && zip(pattern, parts).allSatisfy { $0 == $1 || ($0.first == "{" && isNumber(String($1))) }
        }
    }
}
