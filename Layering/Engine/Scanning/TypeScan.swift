/// Finds the types that a source declares at its top, and those of some names that it uses.
final class TypeScan {
    private let vocabulary = Vocabulary()
    private let buffer = TokenBuffer()
    private let watched: Set<UInt16>

    /// Prepares to look.
    ///
    /// - Parameter names: the types whose uses are looked for.
    init(_ names: Set<String> = []) {
        var watched: Set<UInt16> = []
        // The lexer knows as many words as a vocabulary has room for. The audit covers the rest.
        for name in names.sorted().prefix(Vocabulary.room - 128) {
            let word = vocabulary.id(ofWord: name)
            vocabulary.watch(word)
            watched.insert(word)
        }
        self.watched = watched
    }

    /// The types that are declared outside of all braces.
    func declared(_ bytes: UnsafePointer<UInt8>, count: Int) -> [String] {
        _ = buffer.fill(bytes, count: count, vocabulary)
        let tokens = buffer.tokens
        var (index, found) = (0, [String]())
        while index + 1 < buffer.count {
            if Self.declares(tokens[index]), tokens[index + 1].isWord {
                found.append(tokens[index + 1].name(in: bytes))
            }
            let isOpen = tokens[index].kind == Byte.openBrace && tokens[index].partner != Token.none
            index = isOpen ? Int(tokens[index].partner) + 1 : index + 1
        }
        return found
    }

    /// Where the names are used, and which of them the source itself declares, in whatever it is.
    func uses(_ bytes: UnsafePointer<UInt8>, count: Int) -> (hits: [Hit], own: Set<String>) {
        let hasLoneReturns = buffer.fill(bytes, count: count, vocabulary)
        var lines = Lines(bytes, count: count, hasLoneReturns: hasLoneReturns)
        let tokens = buffer.tokens
        var (hits, own) = ([Hit](), Set<String>())
        for position in 0..<buffer.watchedCount {
            let index = Int(buffer.watched[position])
            guard tokens[index].isWord, watched.contains(tokens[index].word) else { continue }
            let name = tokens[index].name(in: bytes)
            if index > 0, Self.declares(tokens[index - 1]) {
                own.insert(name)
            } else if isType(index, in: bytes) {
                hits.append(Hit(name: name, place: lines.place(of: Int(tokens[index].start))))
            }
        }
        return (hits, own)
    }

    /// A name after a dot is a member, unless a module precedes it; a name before a colon in a call is a label.
    private func isType(_ index: Int, in bytes: UnsafePointer<UInt8>) -> Bool {
        let tokens = buffer.tokens
        if index > 0, tokens[index - 1].word == Keyword.case.rawValue || Self.binds(tokens[index - 1]) { return false }
        guard index > 1, tokens.isMember(index) else { return true }
        guard tokens[index - 2].isWord, index < 3 || tokens[index - 3].kind != Byte.dot else { return false }
        return modules.contains(tokens[index - 2].name(in: bytes))
    }

    /// The modules whose names make a member of one a type.
    var modules: Set<String> = []

    private static func binds(_ token: Token) -> Bool {
        [Keyword.let.rawValue, Keyword.var.rawValue, Keyword.func.rawValue].contains(token.word)
    }

    private static func declares(_ token: Token) -> Bool {
        switch Keyword(rawValue: token.word) {
        case .struct, .class, .enum, .protocol, .typealias, .actor: token.kind == Token.word
        default: false
        }
    }
}
