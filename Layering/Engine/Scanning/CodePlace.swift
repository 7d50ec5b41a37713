/// The places that a rule about names may be limited to.
package enum CodePlace: CaseIterable {
    /// Between the braces of a view or of an extension of one.
    case view
    /// Among the members of a view, not of an extension or of anything inside.
    case viewMember
    /// A property among the members of a view, with no attribute such as `@State`, and not static.
    case plainStorage
    /// The `body` of a view.
    case body
    /// The braces of an initialiser of a view.
    case viewInitializer
    /// Among the members of a class that is observed.
    case modelMember
    /// Between the braces of an enum of routes or destinations.
    case route
    /// The closure of a list or of a lazy stack.
    case lazyContainer
}

/// Finds the places that are no types.
struct PlaceScan {
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafeMutablePointer<Token>
    let count: Int

    private var ranges: [CodePlace: TokenRanges] = [:]
    /// The tokens that open the braces of classes that are observed.
    private(set) var modelBraces: Set<Int> = []

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

    /// Notes what an initialiser does, at the word `init`.
    mutating func readInitializer(at token: Int) {
        guard token + 1 < count, !tokens.isMember(token) else { return }
        let open = tokens[token + 1].kind == Byte.openParenthesis ? token + 1 : token + 2
        guard open < count, tokens[open].kind == Byte.openParenthesis, tokens[open].partner != Token.none else {
            return
        }
        note(.viewInitializer, afterOpeningFrom: Int(tokens[open].partner))
    }

    /// Notes the braces of a class that is observed, after its attribute or from its conformance.
    mutating func readModel(at token: Int) {
        let end = min(count, token + ViewScan.reach)
        guard let open = (token..<end).first(where: { tokens[$0].kind == Byte.openBrace }) else { return }
        modelBraces.insert(open)
    }

    /// Notes the braces of an enum whose name ends as those of routes do.
    mutating func readRoute(at token: Int) {
        guard token > 0, tokens[token - 1].word == Keyword.enum.rawValue else { return }
        note(.route, afterOpeningFrom: token)
    }

    /// Notes the closure of a list.
    mutating func readContainer(at token: Int) {
        guard token + 1 < count else { return }
        var open = token + 1
        if tokens[open].kind == Byte.openParenthesis, tokens[open].partner != Token.none {
            open = Int(tokens[open].partner) + 1
        }
        guard open < count, tokens[open].kind == Byte.openBrace else { return }
        note(.lazyContainer, afterOpeningFrom: open)
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
