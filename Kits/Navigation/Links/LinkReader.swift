/// Parses a link byte by byte: a slash followed by a combining mark does not equal the `Character` "/".
struct LinkReader {
    /// The most segments, and the most items. Without a limit, a hostile link would make arrays of a thousand strings,
    /// and comparing all names would take quadratic time.
    private static let mostParts = 16

    private(set) var segments: [String] = []
    private(set) var items: [LinkItem] = []
    private(set) var bounds: [LinkBounds] = []

    let link: String
    let format: LinkFormat
    let bytes: [UInt8]
    private var isASCII = true

    /// Creates a reader for a link of allowed length without control characters and blanks.
    init(_ link: String, _ format: LinkFormat) throws(RefusedLink) {
        guard link.utf8.count <= format.maxLength else { throw RefusedLink(link, .tooLong) }
        (self.link, self.format) = (link, format)
        bytes = Array(link.utf8)
        for index in bytes.indices {
            switch bytes[index] {
            case ...0x20, 0x7F: throw RefusedLink(link, .forbiddenCharacter, index..<index + 1)
            case 0xC2 where Self.isControl(after: bytes[index + 1]):
                throw RefusedLink(link, .forbiddenCharacter, index..<index + 2)
            case 0x80...: isASCII = false
            default: break
            }
        }
    }

    /// Whether the canonical link might be too long. Encoding makes at most three bytes of an ASCII character, and a
    /// scheme may be added. Other characters can get longer in normal form C, too.
    var mayBeTooLong: Bool { !isASCII || 3 * bytes.count + format.scheme.utf8.count + 3 > format.maxLength }

    /// Reads the segments and items.
    mutating func read() throws(RefusedLink) {
        var index = try start()
        segments.reserveCapacity(4)
        bounds.reserveCapacity(4)
        repeat {
            let end = end(of: index, at: UInt8(ascii: "/"), UInt8(ascii: "?"))
            try readSegment(index..<end)
            index = end + 1
        } while index <= bytes.count && bytes[index - 1] == UInt8(ascii: "/")
        guard !segments.isEmpty else { throw RefusedLink(link, .noPlace) }
        if index <= bytes.count { items.reserveCapacity(4) }
        while index <= bytes.count {
            let end = end(of: index, at: UInt8(ascii: "&"), UInt8(ascii: "&"))
            try readItem(index..<end)
            index = end + 1
        }
        dropEmptyItems()
    }

    /// Drops items without a value, which count as missing. Their names must be unique, too.
    private mutating func dropEmptyItems() {
        for index in items.indices.reversed() where items[index].value.isEmpty {
            items.remove(at: index)
            bounds.remove(at: segments.count + index)
        }
    }

    /// The position of the next of two marks, or the end of the link.
    private func end(of start: Int, at mark: UInt8, _ other: UInt8) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != mark, bytes[index] != other { index += 1 }
        return index
    }

    /// Reads a segment. A slash at the end of the path is not one.
    private mutating func readSegment(_ range: Range<Int>) throws(RefusedLink) {
        guard !range.isEmpty else {
            guard range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: "/") else { return }
            throw RefusedLink(link, .emptyPart, range.upperBound..<range.upperBound + 1)
        }
        guard segments.count < Self.mostParts else { throw RefusedLink(link, .notUnderstood, range) }
        let text = try text(range, inPath: true)
        segments.append(segments.isEmpty ? Self.lowercased(text) : text)
        bounds.append(LinkBounds(start: range.lowerBound, end: range.upperBound))
    }

    private mutating func readItem(_ range: Range<Int>) throws(RefusedLink) {
        guard !range.isEmpty else {
            let mark = range.upperBound < bytes.count ? range.upperBound : range.lowerBound - 1
            throw RefusedLink(link, .emptyPart, mark..<mark + 1)
        }
        let sign = end(of: range.lowerBound, at: UInt8(ascii: "="), UInt8(ascii: "&"))
        guard sign < range.upperBound, items.count < Self.mostParts else {
            throw RefusedLink(link, .notUnderstood, range)
        }
        let name = try text(range.lowerBound..<sign, inPath: false)
        let value = try text(sign + 1..<range.upperBound, inPath: false)
        for item in items where item.name == name { throw RefusedLink(link, .repeated, range) }
        items.append(LinkItem(name: name, value: value))
        bounds.append(LinkBounds(start: range.lowerBound, end: range.upperBound))
    }

    /// The decoded text of one part.
    private func text(_ range: Range<Int>, inPath: Bool) throws(RefusedLink) -> String {
        var isPlain = true
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: "%"): isPlain = false
            case UInt8(ascii: "#"): throw RefusedLink(link, .notUnderstood, index..<range.upperBound)
            case UInt8(ascii: "@") where inPath, UInt8(ascii: ":") where inPath:
                throw RefusedLink(link, .notUnderstood, index..<range.upperBound)
            default: break
            }
        }
        if isPlain { return String(decoding: bytes[range], as: UTF8.self) }
        guard let decoded = PercentEncoding.decoded(bytes[range]),
            let text = String(validating: decoded, as: UTF8.self)
        else { throw RefusedLink(link, .badEncoding, range) }
        guard Self.isReadable(decoded) else { throw RefusedLink(link, .forbiddenCharacter, range) }
        return text
    }
}

/// The bounds of a part of a link, in bytes. Not a `Range`: an array of those would cost each start of the app a
/// search through all conformances.
struct LinkBounds: Sendable {
    let start: Int
    let end: Int
}
