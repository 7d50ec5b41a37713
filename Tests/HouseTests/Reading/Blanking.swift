/// The text with spaces for what is in comments and strings, line for line the same length in bytes.
///
/// Knows line and nested block comments, strings of all delimiters and what is interpolated into them. A regex literal
/// with a quotation mark in it would confuse it up to the end of its line.
func blankingWhatIsNoCode(_ text: String) -> String {
    var blanking = Blanking(Array(text.utf8))
    return blanking.run()
}

/// Walks over the bytes of a text with a stack of what it is in.
private struct Blanking {
    /// A context that a byte can be in.
    enum Place: Equatable {
        /// Code; inside an interpolation, how many parentheses are open.
        case code(parentheses: Int)
        case lineComment
        case blockComment
        case string(quotes: Int, hashes: Int)
    }

    private var bytes: [UInt8]
    private var position = 0
    private var places: [Place] = [.code(parentheses: 0)]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func run() -> String {
        while position < bytes.count, let place = places.last {
            switch place {
            case .code(let parentheses): code(parentheses)
            case .lineComment: lineComment()
            case .blockComment: blockComment()
            case .string(let quotes, let hashes): string(quotes, hashes)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func code(_ parentheses: Int) {
        switch bytes[position] {
        case UInt8(ascii: "/") where at("//"): places.append(.lineComment)
        case UInt8(ascii: "/") where at("/*"): comment()
        case UInt8(ascii: "#"), UInt8(ascii: "\""): perhapsString()
        case UInt8(ascii: "(") where places.count > 1: nest(parentheses + 1)
        case UInt8(ascii: ")") where places.count > 1: nest(parentheses - 1)
        default: position += 1
        }
    }

    private mutating func perhapsString() {
        let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        let quotes = at("\"\"\"", after: hashes) ? 3 : at("\"", after: hashes) ? 1 : 0
        if quotes == 0 {
            position += hashes
        } else {
            enter(.string(quotes: quotes, hashes: hashes), over: hashes + quotes)
        }
    }

    /// Notes how many parentheses are open in an interpolation; the last one closed ends it.
    private mutating func nest(_ parentheses: Int) {
        if parentheses == 0 { places.removeLast() } else { places[places.count - 1] = .code(parentheses: parentheses) }
        position += 1
    }

    private mutating func lineComment() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { blank() }
        places.removeLast()
    }

    private mutating func comment() {
        blank(2)
        places.append(.blockComment)
    }

    private mutating func blockComment() {
        if at("*/") {
            blank(2)
            places.removeLast()
        } else if at("/*") {
            comment()
        } else {
            blank()
        }
    }

    private mutating func string(_ quotes: Int, _ hashes: Int) {
        switch bytes[position] {
        case UInt8(ascii: "\\") where hashesFollow(hashes, after: 1): escape(hashes)
        case UInt8(ascii: "\"") where at(quotes == 3 ? "\"\"\"" : "\"") && hashesFollow(hashes, after: quotes):
            position += quotes + hashes
            places.removeLast()
        case UInt8(ascii: "\n") where quotes == 1: places.removeLast()
        default: blank()
        }
    }

    /// An escape: an interpolation, or one more byte without meaning.
    private mutating func escape(_ hashes: Int) {
        let interpolates = at("(", after: 1 + hashes)
        blank(2 + hashes)
        if interpolates { places.append(.code(parentheses: 1)) }
    }

    private func at(_ text: StaticString, after offset: Int = 0) -> Bool {
        let start = position + offset
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] { return false }
        return true
    }

    private func hashesFollow(_ count: Int, after offset: Int) -> Bool {
        let hashes = bytes[position...].dropFirst(offset).prefix(count)
        return hashes.count == count && hashes.allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private mutating func enter(_ place: Place, over length: Int) {
        places.append(place)
        position += length
    }

    private mutating func blank(_ length: Int = 1) {
        for _ in 0..<length where position < bytes.count {
            if bytes[position] != UInt8(ascii: "\n") { bytes[position] = UInt8(ascii: " ") }
            position += 1
        }
    }
}
