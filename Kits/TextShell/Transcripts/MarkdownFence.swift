/// A line that begins or ends a block of code in Markdown.
struct MarkdownFence: Hashable {
    /// The position of a fence.
    enum Position: Hashable {
        /// At the beginning of its line.
        case start
        /// After at most three blanks: it begins or ends a block all the same.
        case blanks
        /// Further in, in a list or in a quotation.
        case inside
    }

    /// The fence character: a backtick or a tilde.
    let mark: Character
    /// How many marks it has.
    let length: Int
    /// The info string; empty at the end of a block.
    let info: String
    /// The position.
    let position: Position
    /// How many characters are before it in its line.
    let indentation: Int

    private let program: String

    /// A fence; nil for any other line. Where a backtick comes again after those that begin the line, it is text.
    init?(_ line: String, of program: String) {
        self.program = program
        let text = line.drop { " \t>*+-.)0123456789".contains($0) }
        guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
        self.mark = mark
        length = text.prefix { $0 == mark }.count
        info = String(text.dropFirst(length)).trimmed
        let before = line[..<text.startIndex]
        (position, indentation) = (Self.position(after: before), before.count)
        guard length >= 3, mark == "~" || !info.contains("`") else { return nil }
    }

    /// Whether the block continues a transcript.
    var continues: Bool { info == "\(program) continued" }

    /// Whether the block begins or continues a transcript.
    var isTranscript: Bool { info == program || continues }

    /// Whether it looks like the start of a transcript: its info string begins with the word, apart from punctuation.
    var isMeantAsTranscript: Bool { info.lowercased().drop { !$0.isLetter }.hasPrefix(program) }

    /// The problem of a fence that looks like the start of a transcript; nil for none.
    var problem: String? {
        guard isMeantAsTranscript else { return nil }
        if position != .start {
            return "Further in, this is not played: its fence stands at the beginning of the line."
        }
        return isTranscript ? nil : "A fence says “\(program)” or “\(program) continued”, and not “\(info)”."
    }

    /// Whether it closes a block: at least as long as the opening fence, with the same character and no info string.
    func matches(_ opening: MarkdownFence) -> Bool {
        position != .inside && isLike(opening)
    }

    /// Whether it has the same character and at least the length of another fence.
    func isLike(_ other: MarkdownFence) -> Bool { mark == other.mark && length >= other.length }

    private static func position(after prefix: Substring) -> Position {
        if prefix.isEmpty { return .start }
        return prefix.count <= 3 && prefix.allSatisfy { $0 == " " } ? .blanks : .inside
    }
}
