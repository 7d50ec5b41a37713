/// One line of a transcript, by how it begins. What begins like no other line is on the screen; a line of the screen
/// that would begin like another one has a `\` in front.
public enum TranscriptLine: Hashable, Sendable {
    /// `# …`: a comment.
    case comment(String)
    /// `% NAME VALUE`: a setting.
    case setting(String)
    /// `@ NAME`: the terminal of the following lines.
    case terminal(String)
    /// `$ PROGRAM OPTIONS`: the program is started.
    case run(String)
    /// `> LINE`: a typed line.
    case typed(String)
    /// A line of output.
    case answer(TranscriptAnswer)
    /// An empty line: part of a screen if more of it follows, otherwise layout.
    case blank

    /// Understands any line.
    public init(_ text: String) {
        self =
            if text.isEmpty {
                .blank
            } else if text.hasPrefix("\\") {
                .answer(.screen(String(text.dropFirst())))
            } else if text.hasPrefix("#!") {
                .comment(text)
            } else if Self.rest(of: text, after: "#") != nil {
                .comment(text)
            } else if let rest = Self.rest(of: text, after: "%") {
                .setting(rest)
            } else if let rest = Self.rest(of: text, after: "@") {
                .terminal(rest)
            } else if let rest = Self.rest(of: text, after: "$") {
                .run(rest)
            } else if let rest = Self.rest(of: text, after: ">") {
                .typed(rest)
            } else if let rest = Self.rest(of: text, after: "!") {
                .answer(TranscriptAnswer(error: rest))
            } else { .answer(.screen(text)) }
    }

    /// The line as it is written.
    public var text: String {
        switch self {
        case .comment(let text): text
        case .setting(let rest): Self.line("%", rest)
        case .terminal(let rest): Self.line("@", rest)
        case .run(let rest): Self.line("$", rest)
        case .typed(let rest): Self.line(">", rest)
        case .answer(.screen(let text)): Self(text) == self ? text : "\\\(text)"
        case .answer(.error(let text)): Self.line("!", text)
        case .answer(.exit(let code)): "! (exit \(code))"
        case .blank: ""
        }
    }

    private static func rest(of text: String, after mark: String) -> String? {
        if text == mark { return "" }
        return text.hasPrefix("\(mark) ") ? String(text.dropFirst(2)) : nil
    }

    private static func line(_ mark: String, _ rest: String) -> String {
        rest.isEmpty ? mark : "\(mark) \(rest)"
    }
}

/// One line of output.
public enum TranscriptAnswer: Hashable, Sendable {
    /// A line of the screen.
    case screen(String)
    /// `! …`: a line on standard error.
    case error(String)
    /// `! (exit N)`: how the program ended, if not well.
    case exit(Int32)

    /// Whether it says how the program ended.
    var isExit: Bool {
        if case .exit = self { true } else { false }
    }

    /// Parses the text after `!`.
    init(error text: String) {
        let code = text.hasPrefix("(exit ") && text.hasSuffix(")") ? Int32(text.dropFirst(6).dropLast()) : nil
        self = code.flatMap { text == "(exit \($0))" ? .exit($0) : nil } ?? .error(text)
    }
}
