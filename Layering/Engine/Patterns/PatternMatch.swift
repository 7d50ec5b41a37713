/// Compares patterns with the tokens of one file.
struct PatternMatch {
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafeMutablePointer<Token>
    let count: Int

    /// How many tokens a gap may skip, brackets counted as one: what is looked for in a file is looked for in linear
    /// time.
    static let reach = 256

    /// Whether the pattern is here, its anchor at this token.
    func matches(_ pattern: Pattern, at token: Int) -> Bool {
        var before = token
        for element in pattern.elements[..<pattern.anchor].reversed() {
            if element == .free || element == .used {
                guard element == .free ? isFree(before) : isUsed(before) else { return false }
                continue
            }
            if case .not(let others) = element {
                guard !matches(others[...], from: before) else { return false }
                continue
            }
            before -= 1
            guard before >= 0, matches(element, before) else { return false }
        }
        guard matches(pattern.elements[pattern.anchor], token) else { return false }
        return matches(pattern.elements[(pattern.anchor + 1)...], from: token + 1)
    }

    private func matches(_ elements: ArraySlice<Pattern.Element>, from start: Int) -> Bool {
        var (index, rest) = (start, elements)
        while let element = rest.popFirst() {
            if element == .gap { return skip(to: rest, from: index) }
            if element == .rest { return self.rest(contains: rest, from: index) }
            if case .not(let others) = element {
                guard !matches(others[...], from: index) else { return false }
                continue
            }
            guard index < count, matches(element, index) else { return false }
            index += 1
        }
        return true
    }

    /// Looks for the rest of a pattern, which begins with a word, within the same brackets.
    ///
    /// `@State … var path` is about the next variable only, so a gap before `var` ends there for good, and soon.
    private func skip(to elements: ArraySlice<Pattern.Element>, from start: Int) -> Bool {
        let word = elements.first?.word ?? 0
        let isDeclaring = word == Keyword.var.rawValue || word == Keyword.let.rawValue
        var (index, left) = (start, isDeclaring ? 16 : Self.reach)
        while index < count, left > 0 {
            if tokens[index].word == word {
                let isFound = matches(elements, from: index)
                if isFound || isDeclaring { return isFound }
            }
            guard !isCloser(index), let next = next(after: index) else { return false }
            index = next
            left -= 1
        }
        return false
    }

    /// Looks for the rest of a pattern, which begins with a word, in what is left of an expression: into its brackets
    /// but not into its closures.
    private func rest(contains elements: ArraySlice<Pattern.Element>, from start: Int) -> Bool {
        let word = elements.first?.word ?? 0
        var (index, depth, left) = (start, 0, Self.reach)
        while index < count, left > 0 {
            let kind = tokens[index].kind
            if depth == 0, index > start, endsStatement(before: index) { return false }
            if tokens[index].word == word, matches(elements, from: index) { return true }
            if isCloser(index) { depth -= 1 }
            if depth < 0 || kind == Byte.semicolon { return false }
            if kind == Byte.openParenthesis || kind == Byte.openBracket {
                depth += 1
                index += 1
            } else {
                guard let next = next(after: index) else { return false }
                index = next
            }
            left -= 1
        }
        return false
    }

    /// The token after this one, or after the bracket that closes it.
    private func next(after index: Int) -> Int? {
        let kind = tokens[index].kind
        guard kind == Byte.openBrace || kind == Byte.openBracket || kind == Byte.openParenthesis else {
            return index + 1
        }
        return tokens[index].partner == Token.none ? nil : Int(tokens[index].partner) + 1
    }

    private func isCloser(_ index: Int) -> Bool {
        let kind = tokens[index].kind
        return kind == Byte.closeBrace || kind == Byte.closeBracket || kind == Byte.closeParenthesis
    }

    /// Whether a new line begins here that does not go on with a member, a comma or an operator.
    private func endsStatement(before index: Int) -> Bool {
        let (start, end) = (Int(tokens[index - 1].end), Int(tokens[index].start))
        guard Bytes.find(Byte.newline, in: bytes, from: start, to: end) < end else { return false }
        return tokens[index].isWord && tokens[index - 1].kind != Byte.question || tokens[index].kind == Byte.at
    }

    private func matches(_ element: Pattern.Element, _ index: Int) -> Bool {
        let token = tokens[index]
        return switch element {
        case .word(let id, _): token.word == id && token.isWord
        case .ending(let id, _): token.ending == id && token.isWord
        case .punctuation(let byte): token.kind == byte
        case .beginning(let text): token.isWord && begins(token, with: text)
        case .suffix(let text): token.isWord && ends(token, with: text)
        case .anyName: token.isWord
        case .anyOf(let elements): elements.contains { matches($0, index) }
        case .literal: token.kind == Token.literal
        default: false
        }
    }

    /// Whether a member that begins with this dot is a value here, and no case that something is matched or compared
    /// with.
    private func isUsed(_ dot: Int) -> Bool {
        guard dot > 0 else { return true }
        if dot + 2 < count, tokens[dot + 2].kind == Byte.dot { return true }
        if isComparison(endingAt: dot - 1) { return false }
        var (before, left) = (dot - 1, Self.reach)
        // `case .one, .other:`
        while before > 2, left > 0, tokens[before].kind == Byte.comma, tokens[before - 2].kind == Byte.dot {
            before -= 3
            left -= 1
        }
        let isCase = tokens[before].kind == Token.word && tokens[before].word == Keyword.case.rawValue
        return !isCase || before > 0 && tokens[before - 1].kind == Byte.dot
    }

    /// Whether `==` or `!=` ends here: after `session! =` something is assigned.
    private func isComparison(endingAt index: Int) -> Bool {
        guard index > 0, tokens[index].kind == Byte.equals, tokens[index - 1].end == tokens[index].start else {
            return false
        }
        return tokens[index - 1].kind == Byte.equals || tokens[index - 1].kind == Byte.exclamation
    }
}
