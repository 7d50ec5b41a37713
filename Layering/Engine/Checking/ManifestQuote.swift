/// A text in quotes in a manifest, with the call that it is an argument of.
struct ManifestQuote {
    let name: String
    let place: Place
    /// Its number among all of them.
    let number: Int
    /// The function that is called: `target` in `.target(name: "A")`; empty within other brackets.
    let callee: String
    /// How many brackets are open around it.
    let depth: Int
    /// The number of the first text after the innermost bracket around it.
    fileprivate(set) var end: Int
    /// Whether the call has a condition, as a dependency on some platforms has.
    fileprivate(set) var isConditional = false

    /// Whether the call makes a target of tests from a name.
    var makesTests: Bool { callee.hasSuffix("ests") }

    /// Whether one declares a target of its name rather than another: no dependency, no part of a list, a product or
    /// the package's own name, further outside, by what is called, earlier.
    static func isLikelier(_ one: ManifestQuote, _ other: ManifestQuote) -> Bool {
        (one.isUnlikely, one.depth, one.rank, one.number) < (other.isUnlikely, other.depth, other.rank, other.number)
    }

    private var isUnlikely: Int { isConditional ? 1 : rank / 2 }

    private var rank: Int {
        switch callee {
        case "target", "executableTarget", "testTarget", "systemLibrary", "macro", "binaryTarget": 0
        case "", "library", "executable", "product", "package", "Package", "byName": 2
        default: 1
        }
    }
}

extension ManifestQuote {
    /// All texts in quotes of a manifest, in order.
    ///
    /// - Complexity: O(bytes).
    static func all(in source: [UInt8]) -> [ManifestQuote] {
        var reader = ManifestReader(source: source + [0, 0])
        reader.read()
        return reader.quotes
    }
}

/// Reads a manifest from its start to its end.
private struct ManifestReader {
    let source: [UInt8]
    var quotes: [ManifestQuote] = []
    private var open: [Bracket] = []
    private var (cursor, line, lineStart) = (0, 1, 0)

    private struct Bracket {
        let callee: String
        var quotes: [Int] = []
        var hasCondition = false
    }

    init(source: [UInt8]) {
        self.source = source
    }

    mutating func read() {
        while cursor < source.count - 2 { step() }
        while !open.isEmpty { close() }
    }

    private mutating func step() {
        switch source[cursor] {
        case Byte.newline: (line, lineStart) = (line + 1, cursor + 1)
        case Byte.slash where source[cursor + 1] == Byte.slash: skipLine()
        case Byte.slash where source[cursor + 1] == Byte.star: skipComment()
        case Byte.quote: readQuote()
        case Byte.openParenthesis, Byte.openBracket, Byte.openBrace: open.append(Bracket(callee: callee()))
        case Byte.closeParenthesis, Byte.closeBracket, Byte.closeBrace: close()
        case Byte.colon where isLabel("condition") && !open.isEmpty: open[open.count - 1].hasCondition = true
        default: break
        }
        cursor += 1
    }

    /// Whether a word and nothing else but spaces ends at the cursor.
    private func isLabel(_ word: String) -> Bool {
        let end = source[..<cursor].lastIndex { $0 > Byte.space } ?? 0
        return source[...end].suffix(word.utf8.count).elementsEqual(word.utf8)
    }

    /// Moves to the last byte of a line.
    private mutating func skipLine() {
        while cursor + 1 < source.count - 2, source[cursor + 1] != Byte.newline { cursor += 1 }
    }

    /// Moves to the last byte of a comment that others may be in.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            switch (source[cursor], source[cursor + 1]) {
            case (Byte.slash, Byte.star): (depth, cursor) = (depth + 1, cursor + 2)
            case (Byte.star, Byte.slash): (depth, cursor) = (depth - 1, cursor + 2)
            case (Byte.newline, _): (line, lineStart, cursor) = (line + 1, cursor + 1, cursor + 1)
            default: cursor += 1
            }
        } while depth > 0 && cursor < source.count - 2
        cursor = min(cursor, source.count - 2) - 1
    }

    private mutating func readQuote() {
        let start = cursor
        repeat {
            cursor += source[cursor] == Byte.backslash ? 2 : 1
        } while cursor < source.count - 2
            && source[cursor] != Byte.quote && source[cursor] != Byte.newline
        cursor = min(cursor, source.count - 2)
        guard source[cursor] == Byte.quote else { return cursor -= 1 }
        let name = String(decoding: source[(start + 1)..<cursor], as: UTF8.self)
        if !open.isEmpty { open[open.count - 1].quotes.append(quotes.count) }
        quotes.append(
            ManifestQuote(
                name: name, place: Place(line: line, column: start - lineStart + 1), number: quotes.count,
                callee: open.last?.callee ?? "", depth: open.count, end: quotes.count + 1))
    }

    private mutating func close() {
        guard let bracket = open.popLast() else { return }
        for number in bracket.quotes {
            quotes[number].end = quotes.count
            quotes[number].isConditional = bracket.hasCondition
        }
    }

    /// The word before an opening parenthesis.
    private func callee() -> String {
        guard source[cursor] == Byte.openParenthesis else { return "" }
        let word = source[..<cursor].reversed().prefix { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        }
        return String(decoding: word.reversed(), as: UTF8.self)
    }
}
