/// Code that is shown only while the app is written.
extension ViewScan {
    /// Notes the preview that begins here: the arguments and the closure of `#Preview`, or the `previews` of a type
    /// that conforms to `PreviewProvider`.
    mutating func readPreview(at token: Int) {
        if token > 0, tokens[token - 1].kind == Byte.hash { return readMacro(at: token) }
        guard let keyword = declaration(conformingAt: token), let type = body(after: token) else { return }
        let isView = (keyword..<type.lowerBound).contains { index.isView[Int(tokens[$0].word)] }
        if !isView, let range = previews(in: type) { previews.add(range) }
    }

    private mutating func readMacro(at name: Int) {
        var next = name + 1
        if let close = close(of: next, Byte.openParenthesis) {
            previews.add(next..<close)
            next = close + 1
        }
        if let close = close(of: next, Byte.openBrace) { previews.add(next..<close) }
    }

    /// The braces of `static var previews: some View`.
    private func previews(in type: Range<Int>) -> Range<Int>? {
        var index = type.lowerBound + 1
        while index < type.upperBound {
            if tokens[index].kind == Byte.openBrace {
                index = tokens[index].partner == Token.none ? type.upperBound : Int(tokens[index].partner)
            } else if isPreviews(index), let open = opening(afterTypeOf: index) {
                return close(of: open, Byte.openBrace).map { open..<$0 }
            }
            index += 1
        }
        return nil
    }

    private func isPreviews(_ index: Int) -> Bool {
        tokens[index].isWord && tokens[index - 1].word == Keyword.var.rawValue
            && tokens[index].name(in: bytes) == "previews"
            && tokens.modifiers(before: index - 1, in: bytes).contains("static")
    }

    /// The brace after the type of a variable. A name after another is one of the next declaration, unless that is
    /// `some`.
    private func opening(afterTypeOf variable: Int) -> Int? {
        for index in (variable + 1)..<min(count, variable + Self.reach) {
            let token = tokens[index]
            if token.kind == Byte.openBrace { return index }
            let isNext = token.isWord && tokens[index - 1].isWord && !isSome(tokens[index - 1])
            let isOfType = token.isWord || ":.,<>&".utf8.contains(token.kind)
            guard isOfType, !isNext else { return nil }
        }
        return nil
    }

    private func isSome(_ token: Token) -> Bool { ["some", "any"].contains(token.name(in: bytes)) }

    private func close(of index: Int, _ bracket: UInt8) -> Int? {
        guard index < count, tokens[index].kind == bracket else { return nil }
        return tokens[index].partner == Token.none ? count : Int(tokens[index].partner)
    }
}
