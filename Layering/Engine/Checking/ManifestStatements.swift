/// The tokens of a manifest, by statement and by argument.
struct ManifestStatements {
    let tokens: [SourceToken]
    private let source: [UInt8]
    /// By a token's number, the word that it is; empty for others.
    private let words: [String]
    /// By a token's number, the number of the innermost bracket that is open around it; nil outside of all.
    let brackets: [Int?]
    /// By a token's number, how many `#if` are open around it.
    let branches: [Int]

    private static let statements: Set = [
        "let", "var", "func", "if", "guard", "switch", "for", "while", "return", "import", "struct", "enum",
        "extension",
    ]

    private static let types: Set = ["struct", "enum", "extension", "class", "actor"]

    private static let continuing: Set = ["else", "where", "in", "as", "is", "catch"]

    init(_ source: [UInt8]) {
        self.source = source
        tokens = SourceToken.all(in: source)
        words = tokens.map { $0.kind == .word ? String(decoding: source[$0.range], as: UTF8.self) : "" }
        var (brackets, open): ([Int?], [Int]) = ([], [])
        for (number, token) in tokens.enumerated() {
            if let partner = token.partner, partner < number { _ = open.popLast() }
            brackets.append(open.last)
            if let partner = token.partner, partner > number { open.append(number) }
        }
        self.brackets = brackets
        branches = Self.branches(around: tokens, words)
    }

    private static func branches(around tokens: [SourceToken], _ words: [String]) -> [Int] {
        var depth = 0
        return tokens.indices.map { number in
            if number > 0, tokens[number - 1].kind == .punctuation(Byte.hash) {
                if words[number] == "if" { depth += 1 } else if words[number] == "endif" { depth -= 1 }
            }
            return depth
        }
    }

    /// Whether `#if` begins at a number.
    func isBranch(_ number: Int) -> Bool { has(number, Byte.hash) && word(number + 1) == "if" }

    /// Whether a bracket opens the members of a type or an extension.
    func isType(_ bracket: Int) -> Bool {
        guard has(bracket, Byte.openBrace) else { return false }
        let start = segment(around: bracket).lowerBound
        return (start..<bracket).contains { Self.types.contains(word($0)) && !has($0 - 1, Byte.dot) }
    }

    /// Whether what is declared at a number is a member of a type.
    func isMember(_ number: Int) -> Bool { brackets[number].map(isType) ?? false }

    /// The word at a number that is no label and no member; empty if there is none.
    func name(_ number: Int) -> String {
        guard !has(number - 1, Byte.dot) else { return "" }
        let isLabel =
            has(number + 1, Byte.colon) && tokens[number].range.upperBound == tokens[number + 1].range.lowerBound
        return isLabel ? "" : word(number)
    }

    /// The place of a token.
    func place(_ number: Int) -> Place {
        let before = source[..<tokens[number].range.lowerBound]
        let start = before.lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0
        return Place(line: before.count { $0 == Byte.newline } + 1, column: before.count - start + 1)
    }

    func word(_ number: Int) -> String { words.indices.contains(number) ? words[number] : "" }

    func has(_ number: Int, _ byte: UInt8) -> Bool {
        tokens.indices.contains(number) && tokens[number].kind == .punctuation(byte)
    }

    /// Whether a string with this text begins at a number.
    func isText(_ number: Int, _ text: String) -> Bool {
        tokens[number].kind == .literal && source[tokens[number].range.lowerBound...].starts(with: "\"\(text)\"".utf8)
    }

    /// Whether a statement begins at a number: `if` after `=` is a value, and so is a word after an operator.
    private func beginsStatement(_ number: Int) -> Bool {
        let word = word(number)
        guard number > 0, !word.isEmpty, !has(number - 1, Byte.dot) else { return number == 0 }
        if Self.statements.contains(word) { return !has(number - 1, Byte.equals) && self.word(number - 1) != "return" }
        let isFinished = tokens[number - 1].partner.map { $0 < number } ?? !self.word(number - 1).isEmpty
        return isFinished && !Self.continuing.contains(word) && beginsLine(number)
    }

    private func beginsLine(_ number: Int) -> Bool {
        source[tokens[number - 1].range.upperBound..<tokens[number].range.lowerBound].contains(Byte.newline)
    }

    /// The statement around a number, or the argument, within the innermost bracket.
    func segment(around number: Int) -> Range<Int> {
        let bracket = brackets[number]
        let isBlock = bracket.map { has($0, Byte.openBrace) } ?? true
        let last = bracket.flatMap { tokens[$0].partner } ?? tokens.count
        func ends(_ other: Int) -> Bool {
            brackets[other] == bracket && (isBlock ? beginsStatement(other) : has(other, Byte.comma))
        }
        var (start, end) = (number, number + 1)
        while start > (bracket ?? -1) + 1, !ends(start) { start -= 1 }
        if !isBlock, has(start, Byte.comma), start < number { start += 1 }
        while end < last, !ends(end) { end += 1 }
        return start..<end
    }
}
