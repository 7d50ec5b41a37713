/// Variables, functions and parameters.
extension OwnNameScan {
    func valueScope(_ token: Int) -> Range<Int>? {
        let before = tokens[token - 1]
        if before.kind == Token.word, isBinding(before.word) { return surroundings(of: token) }
        guard token + 1 < count else { return nil }
        let after = tokens[token + 1]
        if after.kind == Byte.colon, let body = body(ofParameter: token) { return body }
        let isClosures = before.kind == Byte.openBrace || before.kind == Byte.comma
        if isClosures, after.word == Keyword.in.rawValue { return surroundings(of: token) }
        return isInTuple(token) ? surroundings(of: token) : nil
    }

    private func isBinding(_ word: UInt16) -> Bool {
        word == Keyword.let.rawValue || word == Keyword.var.rawValue || word == Keyword.func.rawValue
    }

    /// Whether it is bound as one of `let (stdout, stderr) =`.
    private func isInTuple(_ token: Int) -> Bool {
        guard let open = opening(around: token), open > 0 else { return false }
        let word = tokens[open - 1].word
        return word == Keyword.let.rawValue || word == Keyword.var.rawValue
    }

    /// The body of the function that has this parameter.
    private func body(ofParameter token: Int) -> Range<Int>? {
        guard let open = opening(around: token), open > 1 else { return nil }
        let isFunction = tokens[open - 2].word == Keyword.func.rawValue || tokens[open - 1].name(in: bytes) == "init"
        let close = Int(tokens[open].partner)
        guard isFunction, close < count else { return nil }
        let brace = (close..<min(count, close + 32)).first { tokens[$0].kind == Byte.openBrace }
        return brace.flatMap { tokens[$0].partner == Token.none ? nil : $0..<Int(tokens[$0].partner) }
    }

    /// The parenthesis that is open here, not far away.
    private func opening(around token: Int) -> Int? {
        var index = token - 1
        for _ in 0..<ViewScan.reach where index >= 0 {
            let (kind, partner) = (tokens[index].kind, tokens[index].partner)
            if kind == Byte.openParenthesis { return partner == Token.none ? nil : index }
            if kind == Byte.openBrace || kind == Byte.openBracket { return nil }
            let closes = kind == Byte.closeBrace || kind == Byte.closeBracket || kind == Byte.closeParenthesis
            index = closes && partner != Token.none ? Int(partner) - 1 : index - 1
        }
        return nil
    }
}
