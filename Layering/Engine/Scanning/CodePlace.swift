/// The places that a rule about names may be limited to.
enum CodePlace: CaseIterable {
    /// Between the braces of a view or of an extension of one.
    case view
    /// Among the members of a view, not of an extension or of anything inside.
    case viewMember
    /// A property among the members of a view, with no attribute such as `@State`, and not static.
    case plainStorage
    /// The `body` of a view.
    case body
}

/// Finds the places that are no types.
struct PlaceScan {
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafeMutablePointer<Token>
    let count: Int

    private var ranges: [CodePlace: TokenRanges] = [:]

    init(bytes: UnsafePointer<UInt8>, tokens: UnsafeMutablePointer<Token>, count: Int) {
        self.bytes = bytes
        self.tokens = tokens
        self.count = count
    }

    func contains(_ token: Int, in place: CodePlace) -> Bool { ranges[place]?.contains(token) ?? false }

    /// Notes the braces of `var body: some View {`.
    mutating func readBody(at token: Int) {
        guard token > 0, tokens[token - 1].word == Keyword.var.rawValue else { return }
        note(.body, afterOpeningFrom: token)
    }

    /// Whether the property that is declared before this token has no attribute, and is no static one.
    func isPlain(_ token: Int) -> Bool {
        let start = (max(0, token - 8)..<token).last { isVariable(tokens[$0].word) } ?? token
        var index = start - 1
        while index >= 0, tokens[index].isWord || tokens[index].kind == Byte.closeParenthesis {
            let found = tokens[index]
            if isVariable(found.word) { return true }
            if found.isWord, index > 0, tokens[index - 1].kind == Byte.at { return false }
            if found.isWord, found.name(in: bytes) == "static" { return false }
            let partner =
                found.kind == Byte.closeParenthesis && found.partner != Token.none ? Int(found.partner) : index
            index = partner - 1
        }
        return true
    }

    private func isVariable(_ word: UInt16) -> Bool {
        word == Keyword.let.rawValue || word == Keyword.var.rawValue
    }

    /// Notes what is between the next braces.
    private mutating func note(_ place: CodePlace, afterOpeningFrom token: Int) {
        let end = min(count, token + ViewScan.reach)
        guard let open = (token..<end).first(where: { tokens[$0].kind == Byte.openBrace }) else { return }
        let close = tokens[open].partner
        ranges[place, default: TokenRanges()].add(open..<(close == Token.none ? count : Int(close)))
    }
}
