/// A type that a package declares under a name that rules watch: its own `Timer` is not Foundation's.
struct OwnType: Hashable, Sendable {
    /// Its name, after that of the type that it is in: `Timer`, `Game.Timer`.
    let name: String
    /// Whether other modules see it.
    let isShared: Bool
    /// Whether the type that it is in is in another: then what is before its dot may be a module elsewhere.
    var isDeep = false
}

/// Finds the names that a file declares itself, among those that rules watch.
struct OwnNameScan {
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafeMutablePointer<Token>
    let count: Int

    /// The tokens between which a word means what the file declares.
    private(set) var scopes: [(word: UInt16, range: Range<Int>)] = []
    /// How many declarations a file may have here, and how far around them is looked: time is linear.
    private var left = 64
    private static let reach = 4096

    init(bytes: UnsafePointer<UInt8>, tokens: UnsafeMutablePointer<Token>, count: Int) {
        self.bytes = bytes
        self.tokens = tokens
        self.count = count
    }

    /// Notes what is declared here, if anything is. What only some conditions declare may be somebody else's in others.
    mutating func read(_ token: Int, into facts: inout FileFacts) {
        guard token > 0, left > 0 else { return }
        let type = typeScope(token)
        guard let scope = type ?? valueScope(token) else { return }
        left -= 1
        guard !isConditional(token) else { return }
        if type != nil, let type = ownType(token, in: scope) { facts.ownTypes.append(type) }
        scopes.append((tokens[token].word, scope))
    }

    /// Whether a word means here what the file declares; with something before its dot it means that one's.
    func isOwn(_ token: Int) -> Bool {
        if tokens.isMember(token) { return false }
        if token > 1, tokens[token - 1].kind == Byte.colon, tokens[token - 2].kind == Byte.colon { return false }
        return scopes.contains { $0.word == tokens[token].word && $0.range.contains(token) }
    }

    private func typeScope(_ token: Int) -> Range<Int>? {
        guard tokens[token - 1].kind == Token.word, Keyword.declaresType(tokens[token - 1].word) else { return nil }
        return surroundings(of: token)
    }

    /// The tokens between the braces around a token; nothing if that is too far to tell.
    func surroundings(of token: Int) -> Range<Int>? {
        var index = token - 1
        for _ in 0..<Self.reach {
            guard index >= 0 else { return 0..<count }
            let (kind, partner) = (tokens[index].kind, tokens[index].partner)
            if kind == Byte.openBrace { return partner == Token.none ? nil : index..<Int(partner) }
            let closes = kind == Byte.closeBrace || kind == Byte.closeBracket || kind == Byte.closeParenthesis
            index = closes && partner != Token.none ? Int(partner) - 1 : index - 1
        }
        return nil
    }

    /// The type that other files see, unless it is one that they do not.
    private func ownType(_ token: Int, in scope: Range<Int>) -> OwnType? {
        let modifiers = tokens.modifiers(before: token - 1, in: bytes)
        guard !modifiers.isOfFile else { return nil }
        let name = tokens[token].name(in: bytes)
        if scope == 0..<count { return OwnType(name: name, isShared: modifiers.isShared) }
        guard let outer = typeKeyword(openedAt: scope.lowerBound),
            !tokens.modifiers(before: outer, in: bytes).isOfFile
        else { return nil }
        return OwnType(
            name: "\(tokens[outer + 1].name(in: bytes)).\(name)", isShared: modifiers.isShared,
            isDeep: surroundings(of: outer) != 0..<count)
    }

    /// The type, or the extended type, whose braces open here.
    func typeName(openedAt brace: Int) -> String? {
        typeKeyword(openedAt: brace).map { tokens[$0 + 1].name(in: bytes) }
    }

    private func typeKeyword(openedAt brace: Int) -> Int? {
        for index in (max(0, brace - ViewScan.reach)..<brace).reversed() {
            let token = tokens[index]
            if token.kind == Byte.closeBrace || token.kind == Byte.openBrace || token.kind == Byte.semicolon {
                return nil
            }
            if Keyword.declaresType(token.word) || token.word == Keyword.extension.rawValue { return index }
        }
        return nil
    }

    /// Whether it is between `#if` and `#endif`.
    private func isConditional(_ token: Int) -> Bool {
        var depth = 0
        for index in 0..<token where tokens[index].kind == Byte.hash && tokens[index + 1].isWord {
            let name = tokens[index + 1].name(in: bytes)
            depth += name == "if" ? 1 : name == "endif" ? -1 : 0
        }
        return depth > 0
    }
}
