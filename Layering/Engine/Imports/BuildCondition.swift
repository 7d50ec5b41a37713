/// How often what is under a condition of `#if` is compiled, as far as the manifest tells.
enum BuildCondition: Int {
    case never, sometimes, always

    /// The same under the opposite condition.
    var opposite: BuildCondition { self == .sometimes ? self : self == .always ? .never : .always }

    /// The same where another condition holds, too.
    func and(_ other: BuildCondition) -> BuildCondition { rawValue < other.rawValue ? self : other }

    /// The same where one of two conditions holds.
    func or(_ other: BuildCondition) -> BuildCondition { rawValue > other.rawValue ? self : other }
}

extension BuildCondition {
    /// Reads the condition of one directive, which ends with its line; one that goes on in the next may hold.
    struct Reader {
        private let words: ArraySlice<SourceToken>
        private let source: [UInt8]
        private let isFlag: (String) -> Bool
        private var cursor: Int
        /// Whether what was read names a platform.
        private(set) var isOfPlatform = false

        private static let platforms: Set = ["os", "canImport", "arch", "targetEnvironment"]

        init(_ tokens: [SourceToken], after index: Int, _ source: [UInt8], isFlag: @escaping (String) -> Bool) {
            let end = source[tokens[index].range.upperBound...].firstIndex(where: Self.isLineEnd) ?? source.count
            words = tokens[(index + 1)...].prefix { $0.range.lowerBound < end }
            cursor = words.startIndex
            (self.source, self.isFlag) = (source, isFlag)
        }

        private static func isLineEnd(_ byte: UInt8) -> Bool { byte == Byte.newline || byte == Byte.carriageReturn }

        /// The number of the first token after the condition.
        var end: Int { words.endIndex }

        /// The condition; what is no condition, or too long for one, may hold.
        mutating func value() -> BuildCondition {
            isOfPlatform = words.contains { Self.platforms.contains(text($0)) }
            guard words.count <= Self.mostWords, words.allSatisfy(isClosed) else { return .sometimes }
            let value = alternatives()
            return cursor == words.endIndex ? value : .sometimes
        }

        private static let mostWords = 1000

        /// Whether a token is no bracket, or one with its partner on the same line.
        private func isClosed(_ token: SourceToken) -> Bool {
            guard case .punctuation(let byte) = token.kind, Self.brackets.contains(byte) else { return true }
            return token.partner.map(words.indices.contains) ?? false
        }

        private static let brackets: Set = [
            Byte.openParenthesis, Byte.closeParenthesis, Byte.openBracket, Byte.closeBracket, Byte.openBrace,
            Byte.closeBrace,
        ]

        private mutating func alternatives() -> BuildCondition {
            var value = conjunction()
            while skips(Byte.bar, Byte.bar) { value = value.or(conjunction()) }
            return value
        }

        private mutating func conjunction() -> BuildCondition {
            var value = operand()
            while skips(Byte.ampersand, Byte.ampersand) { value = value.and(operand()) }
            return value
        }

        private mutating func operand() -> BuildCondition {
            if skips(Byte.exclamation) { return operand().opposite }
            if skips(Byte.openParenthesis) {
                let value = alternatives()
                return skips(Byte.closeParenthesis) ? value : .sometimes
            }
            guard cursor < words.endIndex, words[cursor].kind == .word else { return .sometimes }
            let name = text(words[cursor])
            cursor += 1
            return skipsArguments() ? .sometimes : flag(name)
        }

        /// SwiftPM defines one flag in each build, another in those to debug, and one of two for resources.
        private func flag(_ name: String) -> BuildCondition {
            switch name {
            case "true", "SWIFT_PACKAGE": .always
            case "false": .never
            case "DEBUG", "SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE", "SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE":
                .sometimes
            default: isFlag(name) ? .sometimes : .never
            }
        }

        private mutating func skipsArguments() -> Bool {
            guard has(Byte.openParenthesis, at: cursor), let end = words[cursor].partner, words.indices.contains(end)
            else { return false }
            cursor = end + 1
            return true
        }

        private mutating func skips(_ bytes: UInt8...) -> Bool {
            guard bytes.indices.allSatisfy({ has(bytes[$0], at: cursor + $0) }) else { return false }
            cursor += bytes.count
            return true
        }

        private func has(_ byte: UInt8, at index: Int) -> Bool {
            words.indices.contains(index) && words[index].kind == .punctuation(byte)
        }

        private func text(_ token: SourceToken) -> String {
            token.kind == .word ? String(decoding: source[token.range], as: UTF8.self) : ""
        }
    }
}
