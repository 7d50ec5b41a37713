/// Writing JSON.
extension JSON {
    /// The value on one line, safe to print: what a terminal would obey, or a reader could not see, is escaped, and
    /// every reader of JSON takes it back exactly.
    public var text: String {
        var bytes: [UInt8] = []
        add(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func add(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let value): bytes += String(value).utf8
        case .text(let text): text.addQuoted(to: &bytes)
        case .list(let values): Self.add(values, between: "[", "]", to: &bytes) { $0.add(to: &$1) }
        case .object(let members):
            Self.add(members, between: "{", "}", to: &bytes) { member, bytes in
                member.name.addQuoted(to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.add(to: &bytes)
            }
        }
    }

    private static func add<Element>(
        _ elements: [Element], between start: Unicode.Scalar, _ end: Unicode.Scalar, to bytes: inout [UInt8],
        _ write: (Element, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: start))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(element, &bytes)
        }
        bytes.append(UInt8(ascii: end))
    }
}

extension String {
    fileprivate func addQuoted(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in unicodeScalars { scalar.addEscaped(to: &bytes) }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension Unicode.Scalar {
    fileprivate func addEscaped(to bytes: inout [UInt8]) {
        switch self {
        case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: self)]
        case "\n": bytes += #"\n"#.utf8
        case "\r": bytes += #"\r"#.utf8
        case "\t": bytes += #"\t"#.utf8
        case _ where VisibleText.isUnsafe(self): for unit in UTF16.encode(self) ?? .init() { unit.addHex(to: &bytes) }
        default: bytes += UTF8.encode(self) ?? .init()
        }
    }
}

extension UInt16 {
    /// Adds `\u` and the four digits of a unit of UTF-16.
    fileprivate func addHex(to bytes: inout [UInt8]) {
        let digits = String(self, radix: 16, uppercase: true)
        bytes += (#"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
    }
}
