import LayeringEngine

/// A pattern's condition on symbols: the same list of names, for a reader who knows what a name means.
///
/// Patterns about declarations and spelling have no meaning here: text sees all of that. Nor does the bare name of a
/// member, such as `.shared`, which nothing can hide: a name that only the compiler has is its own.
struct SymbolPattern: Equatable {
    /// A condition on a symbol.
    enum Meaning: Equatable {
        /// A type, its members and its aliases; or anything else of this name.
        case named(String)
        /// An alias of a type.
        case alias(of: String)
        /// A type that is made, or a function of another package that is mentioned.
        case called(String)
        case variable(String)
        case member(String, of: String?, label: String?)
        /// A type that is made with a label.
        case made(String, label: String)
        /// Anything of another package that is made with this label first: here are more types than text can list.
        case labelled(String)
        /// A type whose name ends so, its members and its aliases.
        case ending(String)
    }

    let meaning: Meaning
    /// How findings name it, as those in text do.
    let name: String
    /// The members, the labels and the types of its own that are no case of it.
    let excepted: [String]
    /// The word that a symbol has to have somewhere; nothing if only an ending is known.
    let word: String?

    /// Reads a pattern; nothing if it says nothing of symbols.
    init?(_ pattern: Pattern) {
        let elements = pattern.elements.filter(\.isOfSymbols)
        let (signs, words) = (elements.map(\.sign).joined(), elements.compactMap(\.name))
        guard let meaning = Self.meaning(signs, words, isFree: pattern.elements.contains(.free)) else { return nil }
        self.meaning = meaning
        excepted = pattern.elements.compactMap(\.excepted)
        let gap = elements.firstIndex(of: .gap) ?? elements.count
        name = elements[..<gap].compactMap(\.name).last ?? ""
        if case .ending = meaning { word = nil } else { word = name }
    }

    /// Whether it is about a type of a framework, which a package may name another as well.
    var isOfType: Bool {
        switch meaning {
        case .named, .called, .made: true
        case .member(_, let type, _): type != nil
        case .alias, .variable, .labelled, .ending: false
        }
    }

    private static func meaning(_ signs: String, _ words: [String], isFree: Bool) -> Meaning? {
        switch signs {
        case "w": isFree ? .variable(words[0]) : .named(words[0])
        case "@w": .named(words[0])
        case "w<": .alias(of: words[0])
        case "w(": .called(words[0])
        case "w.w.w": .member(words[2], of: words[0], label: nil)
        case "w.w": .member(words[1], of: words[0], label: nil)
        case ".w(": .member(words[0], of: nil, label: nil)
        case ".w(w:", ".w(…w:": .member(words[0], of: nil, label: words[1])
        case "w(…w:": .made(words[0], label: words[1])
        case "?(w:": .labelled(words[0])
        case "*": .ending(words[0])
        default: nil
        }
    }
}

extension Pattern.Element {
    /// Whether it is about more than where something is written.
    fileprivate var isOfSymbols: Bool {
        switch self {
        case .free, .used, .not: false
        default: true
        }
    }

    /// The last word of what must not come next.
    fileprivate var excepted: String? {
        guard case .not(let elements) = self else { return nil }
        return elements.compactMap(\.name).last
    }

    /// One character that tells the kinds of elements apart.
    fileprivate var sign: String {
        switch self {
        case .word: "w"
        case .ending: "*"
        case .punctuation(let byte): String(Unicode.Scalar(byte))
        case .gap: "…"
        case .anyOf, .beginning, .suffix, .anyName, .literal, .rest, .free, .used, .not: "?"
        }
    }

    /// The word, or the ending without its star.
    fileprivate var name: String? {
        switch self {
        case .word(_, let name): name
        case .ending(_, let text): String(text.dropFirst())
        default: nil
        }
    }
}
