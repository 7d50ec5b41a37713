/// Finds which types of a file are views, and where they begin and end.
struct ViewScan {
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafeMutablePointer<Token>
    let count: Int
    let index: PatternIndex

    /// The tokens between the braces of each view.
    private(set) var ranges = TokenRanges()
    /// The tokens that open the braces of types that are views.
    private(set) var braces: Set<Int> = []
    /// The tokens between the braces of each preview.
    var previews = TokenRanges()

    init(bytes: UnsafePointer<UInt8>, tokens: UnsafeMutablePointer<Token>, count: Int, index: PatternIndex) {
        self.bytes = bytes
        self.tokens = tokens
        self.count = count
        self.index = index
    }

    /// How far a type's header is looked through.
    static let reach = 64

    /// Notes the type that says here that it is a `View`.
    mutating func readConformance(at token: Int, into facts: inout FileFacts) {
        if readExtension(at: token) { return }
        if isDeclaration(token), let range = body(after: token) { return add(range, isType: true) }
        guard let keyword = declaration(conformingAt: token), let range = body(after: token) else { return }
        add(range, isType: Keyword.declaresType(tokens[keyword].word))
        let name = tokens[keyword + 1].name(in: bytes)
        let word = tokens[keyword].word
        if word == Keyword.extension.rawValue { return facts.extendedViews.append(extended(from: keyword + 1)) }
        if word == Keyword.protocol.rawValue { return }
        let isShared = tokens.modifiers(before: keyword, in: bytes).isShared
        if isShared { facts.sharedViews.append(name) } else { facts.ownViews.append(name) }
    }

    private mutating func add(_ range: Range<Int>, isType: Bool) {
        ranges.add(range)
        if isType { braces.insert(range.lowerBound) }
    }

    /// The class that is declared after this `@Observable`.
    func observedClass(after token: Int) -> String? {
        guard token > 0, tokens[token - 1].kind == Byte.at else { return nil }
        let end = min(count - 1, token + Self.reach / 2)
        let keyword = (token..<max(token, end)).first { tokens[$0].word == Keyword.class.rawValue }
        return keyword.map { tokens[$0 + 1].name(in: bytes) }
    }

    /// The class that says here what it conforms to.
    func conformingClass(at token: Int) -> String? {
        guard let keyword = declaration(conformingAt: token), tokens[keyword].word == Keyword.class.rawValue else {
            return nil
        }
        return tokens[keyword + 1].name(in: bytes)
    }

    /// The last name of what is extended: `Row` of `extension Orders.Row`.
    private func extended(from start: Int) -> String {
        var index = start
        while index + 2 < count, tokens[index + 1].kind == Byte.dot { index += 2 }
        return tokens[index].name(in: bytes)
    }

    /// Whether the type itself is declared here, which an extension elsewhere makes a view.
    private func isDeclaration(_ token: Int) -> Bool {
        token > 0 && tokens[token - 1].kind == Token.word && Keyword.declaresType(tokens[token - 1].word)
    }

    /// Records an extension of a view that is recognised by its name, or of a protocol of views.
    mutating func readExtension(at token: Int) -> Bool {
        guard token > 0, tokens[token - 1].word == Keyword.extension.rawValue else { return false }
        if let range = body(after: token) { ranges.add(range) }
        return true
    }

    /// The token of `struct`, or the like, whose inheritance this token is in.
    func declaration(conformingAt token: Int) -> Int? {
        var (index, angles, hasColon) = (token - 1, 0, false)
        for _ in 0..<Self.reach where index >= 0 {
            let found = tokens[index]
            if found.kind == UInt8(ascii: ">") { angles += 1 }
            if found.kind == UInt8(ascii: "<") { angles -= 1 }
            if angles < 0 || endsHeader(found) { return nil }
            if found.kind == Byte.colon, angles == 0 { hasColon = true }
            if isType(found.word) { return hasColon && tokens[index + 1].isWord ? index : nil }
            index -= 1
        }
        return nil
    }

    private func endsHeader(_ token: Token) -> Bool {
        token.kind == Byte.openBrace || token.kind == Byte.closeBrace || token.kind == Byte.semicolon
            || token.kind == UInt8(ascii: "=") || token.word == Keyword.where.rawValue
    }

    private func isType(_ word: UInt16) -> Bool {
        Keyword.declaresType(word) || word == Keyword.extension.rawValue
    }

    func body(after token: Int) -> Range<Int>? {
        let end = min(count, token + Self.reach)
        guard let open = (token..<end).first(where: { tokens[$0].kind == Byte.openBrace }) else { return nil }
        let close = tokens[open].partner
        return open..<(close == Token.none ? count : Int(close))
    }
}
