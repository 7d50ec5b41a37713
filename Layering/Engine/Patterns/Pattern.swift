/// A piece of Swift to look for, written as Swift: `.sheet(… isPresented:`.
///
/// Spaces and comments do not matter. `…` stands for anything within the same brackets, `‥` for the rest of an
/// expression and what is in its brackets; `*Coordinator` is any longer name that ends so, `isShowing*` one that begins
/// so, `~Router` any that ends so, whatever it begins with; `%` is any name, `""` any literal, `a|b` either of two,
/// `^print` a name that is no member, no label and not declared here, `!.a` that no `.a` comes next, and `$` that what
/// comes next is used, not compared with or matched.
package struct Pattern {
    /// A condition on one token.
    indirect package enum Element: Equatable {
        /// `a|b`
        case anyOf([Element])
        /// A name, and what the vocabulary knows it by.
        case word(UInt16, String)
        /// `*Coordinator`, and what the vocabulary knows its end by.
        case ending(UInt8, String)
        /// `isShowing*`
        case beginning(String)
        /// `~Router`
        case suffix(String)
        /// A sign.
        case punctuation(UInt8)
        case anyName
        case literal
        case free
        case used
        /// `!.a`
        case not([Element])
        case gap
        case rest
    }

    /// As it is written.
    let text: String
    /// The conditions, one after the other.
    package let elements: [Element]
    /// The element that is looked for first: the last name before any gap that is no keyword, if there is one.
    let anchor: Int
    /// The element whose name somebody else may have declared, too; nothing if the pattern is no name of a framework.
    let subject: Int?
    /// The element that a finding points at.
    let focus: Int
}

extension Pattern {
    /// Reads a pattern and has its names watched.
    ///
    /// - Parameters:
    ///   - text: the pattern.
    ///   - vocabulary: learns the names.
    ///   - isOfPackage: whether names that the package declares itself count, too.
    package init(_ text: String, watchedBy vocabulary: Vocabulary, isOfPackage: Bool = false) {
        self.text = text
        let elements = text[...].utf8.split(separator: Byte.space).flatMap {
            Self.elements(of: $0, watchedBy: vocabulary)
        }
        let first = elements.firstIndex { $0 == .gap || $0 == .rest } ?? elements.count
        let names = elements[..<first].indices.filter { elements[$0].isName }
        self.elements = elements
        anchor = names.last { !elements[$0].isKeyword } ?? names.last ?? 0
        subject = isOfPackage ? nil : Self.subject(of: elements)
        focus = elements[..<first].firstIndex { $0.isSuffix || $0 == .anyName } ?? anchor
    }

    /// The first word, if it is a type or a free name: `Timer` of `Timer.scheduledTimer`, nothing of `.push(`.
    private static func subject(of elements: [Element]) -> Int? {
        let signs = elements.prefix { $0 == .free || $0 == .punctuation(Byte.at) }
        guard signs.count < elements.count, case .word(_, let name) = elements[signs.count] else { return nil }
        return signs.contains(.free) || name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true ? signs.count : nil
    }

    /// `.sheet(` gives a dot, a word and a bracket. Over bytes: every check begins with reading all patterns.
    private static func elements(of piece: Substring.UTF8View, watchedBy vocabulary: Vocabulary) -> [Element] {
        let text = String(Substring(piece))
        if text == "…" { return [.gap] }
        if text == "‥" { return [.rest] }
        if text == "\"\"" { return [.literal] }
        if text == "$" { return [.used] }
        if text.hasPrefix("…") { return [.gap] + elements(of: text.dropFirst().utf8, watchedBy: vocabulary) }
        if piece.first == Byte.exclamation {
            return [.not(elements(of: piece.dropFirst(), watchedBy: vocabulary))]
        }
        if text.contains("|") {
            return [.anyOf(piece.split(separator: Byte.bar).flatMap { elements(of: $0, watchedBy: vocabulary) })]
        }
        if text.hasPrefix("~") { return [.suffix(String(text.dropFirst()))] }
        if piece.first == Byte.caret { return [.free] + elements(of: piece.dropFirst(), watchedBy: vocabulary) }
        if piece.first == Byte.star { return [.ending(vocabulary.id(ofEnding: String(text.dropFirst())), text)] }
        if piece.last == Byte.star { return [.beginning(String(text.dropLast()))] }
        var found: [Element] = []
        var rest = piece
        while let first = rest.first {
            let end = rest.firstIndex { !isPartOfName($0) } ?? rest.endIndex
            if end == rest.startIndex {
                found.append(first == Byte.percent ? .anyName : .punctuation(first))
                rest = rest.dropFirst()
            } else {
                let name = String(Substring(rest[..<end]))
                found.append(.word(vocabulary.id(ofWord: name), name))
                rest = rest[end...]
            }
        }
        return found
    }

    static func isPartOfName(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A || byte == 0x5F
    }
}

extension Pattern.Element {
    /// The word that it is, or 0.
    var word: UInt16 {
        guard case .word(let id, _) = self else { return 0 }
        return id
    }

    /// Whether the lexer can watch for it.
    var isName: Bool {
        switch self {
        case .word, .ending: true
        default: false
        }
    }

    /// Whether it is a condition on a token of its own.
    var isOfToken: Bool {
        switch self {
        case .free, .used, .not: false
        default: true
        }
    }

    /// Whether it is a keyword, which too many sources have to look for first.
    fileprivate var isKeyword: Bool { word > 0 && Int(word) <= Keyword.allCases.count }

    /// Whether it is a name that is known by its end alone.
    fileprivate var isSuffix: Bool {
        if case .suffix = self { true } else { false }
    }
}
