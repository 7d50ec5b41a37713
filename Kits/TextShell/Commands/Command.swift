/// One line that the user typed, understood as far as that is possible without looking at the screen.
public enum Command: Hashable, Sendable {
    /// Nothing typed: show the screen again.
    case show
    /// Take an action of the screen, by number or name.
    case press(String)
    /// A line that starts with no command: an action of the screen, or else a place or a word that works everywhere.
    case bare(String)
    /// Put something into a field; the rest of the line names the field and the value.
    case set(String)
    /// Fill in the fields of the screen, one after the other, and save them.
    case fill
    /// Search the content for a text; the empty text ends the search.
    case search(String)
    /// Find places anywhere by a text.
    case find(String)
    /// One step back.
    case back
    /// To the start of the app.
    case home
    /// To a section.
    case go(String)
    /// To a link.
    case open(String)
    /// The last step back.
    case undo
    /// The step again that was undone last.
    case redo
    /// List the steps taken.
    case history
    /// The same, as lines to type in again.
    case transcript
    /// The links that there are.
    case routes
    /// Explain the screen and list the commands; or explain one word.
    case help(String)
    /// The end.
    case quit
    /// Ctrl-C on an empty line: the end as well.
    case interrupt

    /// A remark in a script: nothing happens.
    case remark

    /// Whether the conversation is to end.
    var isLeaving: Bool { self == .quit || self == .interrupt }

    /// Parses a line by its first word. A line that starts with `#` and a blank is a comment.
    init(_ line: String) {
        let (word, rest) = line.firstWord
        self =
            switch word {
            case "": .show
            case "#": .remark
            default: CommandWord.matching(word, rest)?.make(rest) ?? .bare(line.trimmed)
            }
    }
}

extension String {
    /// The first word of the text, and the rest.
    var firstWord: (word: String, rest: String) {
        let line = trimmed
        if line.isPrintableASCII {
            guard let end = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { return (line, "") }
            return (String(line[..<end]), String(line[end...]).trimmed)
        }
        let word = line.prefix { $0 != " " && $0 != "\t" }
        return (String(word), String(line.dropFirst(word.count)).trimmed)
    }

    /// The text without blanks at its ends.
    var trimmed: String {
        guard let first = utf8.first, let last = utf8.last, first.isBlank || last.isBlank else { return self }
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
        guard let last = lastIndex(where: { !isBlank($0) }) else { return "" }
        return String(self[...last].drop(while: isBlank))
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
