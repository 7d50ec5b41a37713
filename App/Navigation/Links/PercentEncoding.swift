/// Percent-encoding of one part of a link, as RFC 3986, section 2, defines it.
///
/// Foundation's own takes a `CharacterSet`, whose making costs each start of the app more than the whole link does, and
/// drops a byte order mark where it decodes.
enum PercentEncoding {
    /// The text with every byte encoded that is not one of the unreserved characters.
    static func encoded(_ text: String) -> String {
        var output = ""
        for byte in text.utf8 {
            if isUnreserved(byte) {
                output.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                output += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return output
    }

    /// The text with every encoded byte put back, or nil where two hexadecimal digits are missing behind a percent sign or
    /// the bytes are not UTF-8.
    static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else { return nil }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8?) -> UInt8? {
        byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
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
