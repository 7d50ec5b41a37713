import LayeringEngine

/// An import with all that belongs to it.
struct ImportStatement {
    /// Its words and signs, apart from how they are spaced: two that are equal are the same import.
    let words: [String]
    let module: String
    /// Where all of it is.
    let range: Range<Int>
    /// Where its access level is, with the space after it.
    let level: (word: String, range: Range<Int>)?
    /// Whether it is within `#if`.
    let isConditional: Bool
}

/// The imports of a source, as fixes change them.
struct ImportStatements {
    private(set) var all: [ImportStatement] = []
    /// Whether anything but imports is declared for other modules, or is part of what they compile.
    private(set) var sharesDeclarations = false
    /// Whether a macro may declare something for other modules here.
    private(set) var mayHideDeclarations = false

    private let bytes: [UInt8]
    private let tokens: [SourceToken]

    /// Reads a source.
    ///
    /// - Complexity: O(bytes).
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SourceToken.all(in: bytes)
        var (depth, levels) = (0, 0)
        for number in tokens.indices {
            if text(number) == "#" { depth += ["if": 1, "endif": -1][text(number + 1), default: 0] }
            if Self.sharing.contains(text(number)) || addsConformance(number) { levels += 1 }
            if mayBeMacro(number) { mayHideDeclarations = true }
            guard let statement = statement(at: number, isConditional: depth > 0) else { continue }
            if Self.sharing.contains(statement.level?.word ?? "") { levels -= 1 }
            all.append(statement)
        }
        sharesDeclarations = levels > 0
    }

    private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
    private static let sharing: Set = [
        "public", "package", "open", "inlinable", "usableFromInline", "_exported", "_spi",
    ]

    private static let directives: Set = [
        "if", "elseif", "else", "endif", "available", "unavailable", "selector", "keyPath", "file", "fileID",
        "filePath",
        "line", "column", "function", "warning", "error", "sourceLocation",
    ]

    /// Whether an extension begins here that says what its type conforms to: who sees that is nowhere said.
    private func addsConformance(_ number: Int) -> Bool {
        guard text(number) == "extension",
            let brace = tokens[number...].firstIndex(where: { $0.kind == .punctuation(Byte.openBrace) })
        else { return false }
        return tokens[number..<brace].contains { $0.kind == .punctuation(Byte.colon) }
    }

    /// Whether code of a macro may be put here: after `#` or `@` is a name that is none of the language's.
    private func mayBeMacro(_ number: Int) -> Bool {
        guard tokens[number].kind == .word || tokens[number].kind == .rawWord else { return false }
        switch text(number - 1) {
        case "#": return !Self.directives.contains(text(number))
        case "@": return text(number).utf8.first.map { 0x41...0x5A ~= $0 } ?? true && text(number) != "MainActor"
        default: return false
        }
    }

    private func text(_ number: Int) -> String {
        guard tokens.indices.contains(number) else { return "" }
        return String(decoding: bytes[tokens[number].range], as: UTF8.self)
    }

    private func statement(at number: Int, isConditional: Bool) -> ImportStatement? {
        guard tokens[number].kind == .word, text(number) == "import",
            ![".", "func", "case", "("].contains(text(number - 1)),
            let path = path(after: number)
        else { return nil }
        let first = start(before: number)
        let level = (first..<number).first { Self.levels.contains(text($0)) }
        return ImportStatement(
            words: (first..<path.end).map(text), module: text(path.module),
            range: tokens[first].range.lowerBound..<tokens[path.end - 1].range.upperBound,
            level: level.map { (text($0), tokens[$0].range.lowerBound..<tokens[$0 + 1].range.lowerBound) },
            isConditional: isConditional)
    }

    /// The token of the module, and the number after the last token of its path.
    private func path(after keyword: Int) -> (module: Int, end: Int)? {
        var module = keyword + 1
        guard tokens.indices.contains(module), tokens[module].kind == .word else { return nil }
        if tokens.indices.contains(module + 1), tokens[module + 1].kind == .word, isOnSameLine(module) { module += 1 }
        var end = module + 1
        while text(end) == ".", tokens.indices.contains(end + 1) { end += 2 }
        return (module, end)
    }

    private func isOnSameLine(_ number: Int) -> Bool {
        !bytes[tokens[number].range.upperBound..<tokens[number + 1].range.lowerBound].contains(Byte.newline)
    }

    /// The first token of the attributes and the access level before `import`.
    private func start(before keyword: Int) -> Int {
        var first = keyword
        while first > 0 {
            if Self.levels.contains(text(first - 1)) {
                first -= 1
            } else if first > 1, text(first - 2) == "@" {
                first -= 2
            } else if text(first - 1) == ")", let open = tokens[first - 1].partner, open > 1, text(open - 2) == "@" {
                first = open - 2
            } else {
                return first
            }
        }
        return first
    }
}
