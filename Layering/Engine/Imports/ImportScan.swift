/// Finds the imports and module selectors among the tokens of one file.
struct ImportScan {
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafeMutablePointer<Token>
    let count: Int

    /// The token that names the module, if an import begins at this token, which is a word `import`.
    ///
    /// `x.import` is a member and `f(import: x)` an argument: neither is one.
    func module(importedAt index: Int) -> Int? {
        guard tokens[index].kind == Token.word, !tokens.isMember(index) else { return nil }
        var name = index &+ 1
        guard name < count, tokens[name].isWord else { return nil }
        let isKind = tokens[name].word >= Keyword.firstImportKind && tokens[name].word <= Keyword.lastImportKind
        let isFollowedByName = name &+ 1 < count && tokens[name &+ 1].isWord
        if isKind, tokens[name].kind == Token.word, isFollowedByName { name &+= 1 }
        let isLabel = name &+ 1 < count && tokens[name &+ 1].kind == Byte.colon && !isSelector(at: name &+ 1)
        return isLabel ? nil : name
    }

    /// Whether the token is the first of `::`, with nothing between the two colons.
    func isSelector(at index: Int) -> Bool {
        index &+ 1 < count && tokens[index].kind == Byte.colon && tokens[index &+ 1].kind == Byte.colon
            && tokens[index].end == tokens[index &+ 1].start
    }
}
