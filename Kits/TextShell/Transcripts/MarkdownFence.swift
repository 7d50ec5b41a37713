/// A line that begins or ends a block of code in Markdown.
struct MarkdownFence: Hashable {
    /// Where a fence stands.
    enum Position: Hashable {
        /// At the beginning of its line.
        case start
        /// After at most three blanks: it begins or ends a block all the same.
        case blanks
        /// Further in, in a list or in a quotation.
        case inside
    }

    /// What it is made of: backticks or tildes.
    let mark: Character
    /// How many marks it has.
    let length: Int
    /// What it says about the block; what ends a block says nothing.
    let info: String
    /// Where it stands.
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

    /// Whether the block goes on with a transcript.
    var continues: Bool { info == "\(program) continued" }

    /// Whether it begins a transcript, or goes on with one.
    var isTranscript: Bool { info == program || continues }

    /// Whether it is meant to begin a transcript: what it says begins with this word, whatever is around it.
    var isMeantAsTranscript: Bool { info.lowercased().drop { !$0.isLetter }.hasPrefix(program) }

    /// What is wrong with a fence that is meant to begin a transcript; nil where nothing is.
    var problem: String? {
        guard isMeantAsTranscript else { return nil }
        if position != .start {
            return "Further in, this is not played: its fence stands at the beginning of the line."
        }
        return isTranscript ? nil : "A fence says “\(program)” or “\(program) continued”, and not “\(info)”."
    }

    /// Whether it is as long as the fence that began a block, and of the same marks: with no words it ends that block.
    func matches(_ opening: MarkdownFence) -> Bool {
        position != .inside && isLike(opening)
    }

    /// Whether it is as long as another one, and of the same marks.
    func isLike(_ other: MarkdownFence) -> Bool { mark == other.mark && length >= other.length }

    private static func position(after prefix: Substring) -> Position {
        if prefix.isEmpty { return .start }
        return prefix.count <= 3 && prefix.allSatisfy { $0 == " " } ? .blanks : .inside
    }
}
