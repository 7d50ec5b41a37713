/// The surroundings of a name, and its text in a message.
extension PatternMatch {
    /// Whether a name is neither a member of something, nor a label, nor declared here.
    func isFree(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        return !(tokens.isMember(index) && !isOfSystem(index)) && !isDeclared(index) && !isLabel(index)
    }

    /// Whether a name is a free one of a library: `Swift.print`.
    private func isOfSystem(_ index: Int) -> Bool {
        guard index > 1, tokens[index - 2].isWord, !tokens.isMember(index - 2) else { return false }
        return ["Swift", "_Concurrency", "Foundation", "Glibc", "Musl", "Darwin"]
            .contains(tokens[index - 2].name(in: bytes))
    }

    /// Whether a name is declared here; `extension` declares nothing, but what follows its name are no arguments.
    func isDeclared(_ index: Int) -> Bool {
        guard index > 0, tokens[index - 1].kind == Token.word else { return false }
        let word = tokens[index - 1].word
        return Keyword.declares(word) || word == Keyword.extension.rawValue
    }

    /// Whether a name is the label of an argument or a parameter: `f(stdout: a)`, not `a ? stdout : b`.
    private func isLabel(_ index: Int) -> Bool {
        guard index + 1 < count, tokens[index + 1].kind == Byte.colon else { return false }
        let before = tokens[index - 1]
        return before.kind == Byte.openParenthesis || before.kind == Byte.comma || before.isWord
    }

    /// The token that a finding points at.
    func focus(of pattern: Pattern, at token: Int) -> Int {
        first(of: pattern, at: token) + pattern.elements[..<pattern.focus].filter(\.isOfToken).count
    }

    /// The name as it is written, with what makes it one: `FileManager.default`, `write(to:)`, `@State var path`.
    func text(of pattern: Pattern, at token: Int) -> String {
        let (first, last) = (self.first(of: pattern, at: token), focus(of: pattern, at: token))
        guard first <= last, !(first...last).contains(where: { Self.separates(tokens[$0].kind) }) else {
            return tokens[last].name(in: bytes)
        }
        let elements = pattern.elements
        let written = receiver(before: first) + written(first...last)
        if elements.dropFirst(pattern.focus + 1).first == .punctuation(Byte.question) { return written + "?" }
        if let declared = declared(by: pattern, after: last) { return "\(written) var \(declared)" }
        if let label = elements[(pattern.focus + 1)...].label { return "\(written)(\(label):)" }
        guard written.contains("("), !written.contains(")") else { return written + member(of: last) }
        return written + (tokens[last + 1].kind == Byte.colon ? ":)" : ")")
    }

    private static func separates(_ kind: UInt8) -> Bool {
        kind == Byte.colon || kind == Byte.openBrace || kind == Byte.equals
    }

    private func first(of pattern: Pattern, at token: Int) -> Int {
        token - pattern.elements[..<pattern.anchor].filter(\.isOfToken).count
    }

    /// The token of the name that a package may have declared itself.
    func subject(of pattern: Pattern, at token: Int) -> Int? {
        pattern.subject.map {
            first(of: pattern, at: token) + $0 - pattern.elements[..<$0].filter { $0 == .free }.count
        }
    }

    /// Whether something of this name is declared here: an extension is one of the framework's type.
    func isOnlyNamed(_ subject: Int, by pattern: Pattern) -> Bool {
        let isExtension = subject > 0 && tokens[subject - 1].word == Keyword.extension.rawValue
        return isDeclared(subject) && !(isExtension && pattern.elements.count == pattern.anchor + 1)
    }

    /// The type that is named, with what is before its dot; nothing for anything else.
    func type(of pattern: Pattern, at token: Int) -> String? {
        guard let subject = subject(of: pattern, at: token), isCapital(subject) else { return nil }
        let name = tokens[subject].name(in: bytes)
        guard subject > 0 else { return name }
        let isMember = tokens.isMember(subject)
        let isSelected = subject > 1 && (subject - 2..<subject).allSatisfy { tokens[$0].kind == Byte.colon }
        guard isMember || isSelected else { return name }
        let before = subject - (isMember ? 2 : 3)
        return before >= 0 && tokens[before].isWord ? "\(tokens[before].name(in: bytes)).\(name)" : nil
    }

    private func isCapital(_ index: Int) -> Bool {
        let first = bytes[Int(tokens[index].nameStart)]
        return tokens[index].isWord && first >= 0x41 && first <= 0x5A
    }

    private func written(_ range: ClosedRange<Int>) -> String {
        range.map { index in
            let token = tokens[index]
            if token.isWord {
                let before = index > range.lowerBound ? tokens[index - 1] : nil
                let isApart = before.map { $0.isWord || $0.kind == Byte.closeParenthesis } ?? false
                return (isApart ? " " : "") + token.name(in: bytes)
            }
            return token.kind == Token.literal ? "" : String(Unicode.Scalar(token.kind))
        }.joined()
    }

    /// The type before a member: `URLSession` of `URLSession.shared`.
    private func receiver(before index: Int) -> String {
        guard index > 0, tokens[index].kind == Byte.dot, isCapital(index - 1) else { return "" }
        return tokens[index - 1].name(in: bytes)
    }

    /// The member that a type is named for: `.default` of `FileManager.default`.
    private func member(of index: Int) -> String {
        guard isCapital(index), index + 2 < count, tokens[index + 1].kind == Byte.dot, tokens[index + 2].isWord else {
            return ""
        }
        return "." + tokens[index + 2].name(in: bytes)
    }

    /// The variable that a wrapper is for.
    private func declared(by pattern: Pattern, after index: Int) -> String? {
        let isWrapper = pattern.elements[..<pattern.focus].last == .punctuation(Byte.at)
        guard isWrapper, pattern.elements.contains(where: { $0.word == Keyword.var.rawValue }) else { return nil }
        let found = (index..<min(count - 1, index + 32)).first { tokens[$0].word == Keyword.var.rawValue }
        return found.map { tokens[$0 + 1].name(in: bytes) }
    }

    func ends(_ token: Token, with text: String) -> Bool {
        let start = Int(token.nameEnd) - text.utf8.count
        guard start >= Int(token.nameStart) else { return false }
        return zip(text.utf8, start...).allSatisfy { bytes[$1] == $0 }
    }

    func begins(_ token: Token, with text: String) -> Bool {
        guard Int(token.nameEnd - token.nameStart) > text.utf8.count else { return false }
        return zip(text.utf8, Int(token.nameStart)...).allSatisfy { bytes[$1] == $0 }
    }
}

extension ArraySlice<Pattern.Element> {
    /// The label that an argument has to have: `item` of `(… item:`.
    fileprivate var label: String? {
        guard let colon = lastIndex(of: .punctuation(Byte.colon)), colon > startIndex, contains(.gap) else {
            return nil
        }
        if case .word(_, let name) = self[colon - 1] { return name }
        return nil
    }
}
