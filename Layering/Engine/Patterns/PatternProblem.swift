/// A reason why a pattern that somebody wrote cannot be looked for.
struct PatternProblem: Equatable {
    let what: String
    let fix: String

    /// The longest pattern that is read.
    private static let longest = 200

    /// The problem of a pattern; nil if it has none.
    init?(in text: String) {
        guard text.utf8.count <= Self.longest else {
            self.init("a pattern has at most \(Self.longest) bytes", fix: "Look for less.")
            return
        }
        let pieces = text.split(separator: " ").map(String.init)
        let found = pieces.lazy.compactMap(Self.init(piece:)).first ?? Self.init(Pattern(text))
        guard let found else { return nil }
        self = found
    }

    private init(_ what: String, fix: String) {
        self.what = what
        self.fix = fix
    }

    /// The problem of what is between two spaces.
    private init?(piece: String) {
        let names = piece.drop { "…^!~*".contains($0) }
        if piece.contains(where: { "\"`\\#".contains($0) }), piece != "\"\"" {
            self.init("`\(piece)` cannot be looked for", fix: "Leave it out; `\"\"` stands for any string.")
        } else if names.contains(where: { !$0.isASCII || $0 == "!" }), piece != "‥", piece != "…" {
            self.init("`\(piece)` cannot be looked for", fix: "Write names and signs in ASCII.")
        } else if let first = names.utf8.first, first >= 0x30, first <= 0x39 {
            self.init("`\(piece)` is no name", fix: "`\"\"` stands for any number.")
        } else if names.isEmpty, piece != "…" {
            self.init("`\(piece)` stands alone", fix: "Write it before the name that it is about, without a space.")
        } else if piece.contains(where: { "*~|".contains($0) }), !Self.isChoice(names) {
            self.init("`\(piece)` is more than one name", fix: "Put a space before and after the name.")
        } else {
            return nil
        }
    }

    /// Whether there is nothing but a name, or several with bars between; it may end in a star.
    private static func isChoice(_ text: Substring) -> Bool {
        let isSame = text.utf8.allSatisfy { Pattern.isPartOfName($0) || $0 == Byte.bar || $0 == Byte.star }
        let names = text.split(separator: "|", omittingEmptySubsequences: false)
        return isSame && names.allSatisfy { !$0.isEmpty && !$0.dropLast().contains("*") }
    }

    /// The problem of the whole.
    private init?(_ pattern: Pattern) {
        let elements = pattern.elements
        let gaps = elements.indices.filter { elements[$0] == .gap || elements[$0] == .rest }
        guard elements.indices.contains(pattern.anchor), elements[pattern.anchor].isName else {
            self.init(
                "`\(pattern.text)` has no name to look for",
                fix: "Write a name, or `*End`, before the first `…` or `‥`.")
            return
        }
        if gaps.count > 2 {
            self.init("`\(pattern.text)` has more than two gaps", fix: "Look for less.")
        } else if gaps.contains(where: { !elements.indices.contains($0 + 1) || !elements[$0 + 1].canFollowGap }) {
            self.init("`\(pattern.text)` has no name and no sign after a gap", fix: "Write one after `…` and `‥`.")
        } else if elements.contains(where: { $0 == .not([]) }) || elements[..<pattern.anchor].contains(where: \.isNot) {
            self.init("`\(pattern.text)` has `!` before its name", fix: "Write `!` after the name that is looked for.")
        } else {
            return nil
        }
    }
}

extension Pattern {
    /// The most names that all patterns of a package may have together.
    static let mostOwnNames = 128

    /// Reads a pattern alone.
    fileprivate init(_ text: String) { self.init(text, watchedBy: Vocabulary()) }

    /// How many names a pattern has at most.
    static func nameCount(of text: String) -> Int {
        var (count, isName) = (0, false)
        for byte in text.utf8 {
            if isPartOfName(byte), !isName { count += 1 }
            isName = isPartOfName(byte)
        }
        return count
    }
}

extension Pattern.Element {
    fileprivate var isNot: Bool {
        if case .not = self { true } else { false }
    }

    /// A gap ends where a word, a sign or a literal is.
    fileprivate var canFollowGap: Bool {
        switch self {
        case .word, .punctuation, .literal: true
        default: false
        }
    }
}
