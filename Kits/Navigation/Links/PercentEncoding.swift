/// Percent-encoding of one part of a link, as defined by RFC 3986, section 2.
///
/// Foundation's own needs a `CharacterSet`, which costs each start of the app more than the whole link does, and drops
/// a byte order mark when decoding.
enum PercentEncoding {
    /// Appends the text, with every byte encoded that is not an unreserved character.
    static func encode(_ text: String, onto bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { for byte in $0 { encode(byte, onto: &bytes) } }
    }

    /// The length of the encoded text, in bytes.
    static func length(of text: String) -> Int {
        var text = text
        return text.withUTF8 { $0.reduce(0) { $0 + (isUnreserved($1) ? 1 : 3) } }
    }

    /// The decoded bytes, or nil if a percent sign is not followed by two hexadecimal digits.
    static func decoded(_ encoded: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var index = encoded.startIndex
        while index < encoded.endIndex {
            guard encoded[index] == UInt8(ascii: "%") else {
                bytes.append(encoded[index])
                index += 1
                continue
            }
            guard index + 2 < encoded.endIndex, let high = value(encoded[index + 1]),
                let low = value(encoded[index + 2])
            else { return nil }
            bytes.append(high << 4 | low)
            index += 3
        }
        return bytes
    }

    private static func encode(_ byte: UInt8, onto bytes: inout [UInt8]) {
        guard !isUnreserved(byte) else { return bytes.append(byte) }
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte & 15))
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }
}
