/// The start of the path, and the bytes that are allowed.
extension LinkReader {
    /// The start of the segments: after the scheme, after the web host, or at the start of a link without a scheme.
    /// User, port and any other spelling of the host are another origin.
    func start() throws(RefusedLink) -> Int {
        let colon = end(of: 0, orColon: true)
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return 0 }
        let origin = colon + 3
        let slash = UInt8(ascii: "/")
        let hasSlashes = origin <= bytes.count && bytes[colon + 1] == slash && bytes[colon + 2] == slash
        if hasSlashes, equals(0..<colon, format.scheme) { return origin }
        guard hasSlashes, equals(0..<colon, "https") else { throw RefusedLink(link, .otherOrigin, 0..<colon + 1) }
        let end = end(of: origin, orColon: false)
        guard let host = format.host, equals(origin..<end, host) else { throw RefusedLink(link, .otherOrigin, 0..<end) }
        return end < bytes.count && bytes[end] == slash ? end + 1 : end
    }

    /// The end of the part that begins at `start`: at a slash, a question mark, a fragment, the end of the link, or a
    /// colon.
    private func end(of start: Int, orColon: Bool) -> Int {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return index
            case UInt8(ascii: ":") where orColon: return index
            default: index += 1
            }
        }
        return index
    }

    /// Whether bytes equal a lower-case ASCII word, ignoring ASCII case only.
    private func equals(_ range: Range<Int>, _ word: String) -> Bool {
        guard range.count == word.utf8.count else { return false }
        var index = range.lowerBound
        for byte in word.utf8 {
            guard Self.lowercased(bytes[index]) == byte else { return false }
            index += 1
        }
        return true
    }

    /// The text with its ASCII letters in lower case.
    static func lowercased(_ text: String) -> String {
        var text = text
        let isLowercase = text.withUTF8 { $0.allSatisfy { lowercased($0) == $0 } }
        return isLowercase ? text : String(decoding: text.utf8.map(lowercased), as: UTF8.self)
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }

    /// Whether bytes contain no control character.
    static func isReadable(_ bytes: some Sequence<UInt8>) -> Bool {
        var last: UInt8 = 0
        for byte in bytes {
            if byte < 0x20 || byte == 0x7F { return false }
            if last == 0xC2, isControl(after: byte) { return false }
            last = byte
        }
        return true
    }

    /// Whether the byte after 0xC2 makes a control character, U+0080 to U+009F.
    static func isControl(after byte: UInt8) -> Bool {
        0x80...0x9F ~= byte
    }
}
