/// Package facts as a file: what the gate hands to the tool. One fact a line, its parts apart by tabs; within a part, a
/// tab, the end of a line and the per cent sign are written as in URLs.
extension PackageFacts {
    /// Why a file of facts cannot be used.
    package struct Unreadable: Error, CustomStringConvertible {
        /// The problem and its position.
        package let description: String

        /// Says both.
        package init(description: String) {
            self.description = description
        }
    }

    /// Reads a file of facts.
    package init(fileText text: String) throws(Unreadable) {
        self.init(name: "")
        // Over bytes: a package of a thousand modules has a long file.
        var bytes = Array(text.utf8)
        if bytes.last != Byte.newline { bytes.append(Byte.newline) }
        var (line, start) = (0, 0)
        while start < bytes.count {
            let end = Self.find(Byte.newline, in: bytes, from: start, to: bytes.count)
            line += 1
            guard start == end || read(Self.parts(of: bytes, from: start, to: end)) else {
                let text = String(decoding: bytes[start..<end], as: UTF8.self)
                throw Unreadable(description: "line \(line) of the package's facts makes no sense: \(text)")
            }
            start = end + 1
        }
        if isProject { targets = targets.map(\.settled).filter { !$0.sources.isEmpty } }
    }

    private static func find(_ byte: UInt8, in bytes: [UInt8], from start: Int, to end: Int) -> Int {
        bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { Bytes.find(byte, in: $0, from: start, to: end) } ?? end
        }
    }

    private static func parts(of bytes: [UInt8], from start: Int, to end: Int) -> [String] {
        var (parts, start) = ([String](), start)
        while start <= end {
            let tab = find(Byte.tab, in: bytes, from: start, to: end)
            parts.append(plain(String(decoding: bytes[start..<tab], as: UTF8.self)))
            start = tab + 1
        }
        return parts
    }

    static let escapes: [(plain: UInt8, escaped: String)] = [
        (Byte.tab, "%09"), (Byte.newline, "%0A"), (UInt8(ascii: "%"), "%25"),
    ]

    private static func plain(_ part: String) -> String {
        guard part.utf8.contains(UInt8(ascii: "%")) else { return part }
        var (plain, rest): ([UInt8], Substring.UTF8View) = ([], part[...].utf8)
        while let next = rest.first {
            let escape = escapes.first { rest.starts(with: $0.escaped.utf8) }
            plain.append(escape?.plain ?? next)
            rest = rest.dropFirst(escape?.escaped.utf8.count ?? 1)
        }
        return String(decoding: plain, as: UTF8.self)
    }

    private mutating func read(_ parts: [String]) -> Bool {
        let values = parts.dropFirst()
        switch (parts[0], values.count) {
        case ("package", 1): name = parts[1]
        case ("project", 1): (name, isProject) = (parts[1], true)
        case ("target", 2) where isProject: targets.append(TargetFacts(name: parts[1], product: parts[2]))
        case ("target", 3) where !isProject:
            guard let kind = TargetFacts.Kind(rawValue: parts[2]) else { return false }
            targets.append(TargetFacts(name: parts[1], kind: kind, path: parts[3]))
        case ("library", 3):
            libraries.append(LibraryFacts(name: parts[1], package: parts[2], isKnown: parts[3] == "known"))
        case ("module", 1) where !libraries.isEmpty: libraries[libraries.count - 1].modules.append(parts[1])
        case (let key, 1) where !targets.isEmpty: return targets[targets.count - 1].read(key, parts[1])
        default: return false
        }
        return true
    }
}

extension TargetFacts {
    /// Takes a fact in; false if there is no such fact.
    fileprivate mutating func read(_ key: String, _ value: String) -> Bool {
        switch key {
        case "dependency": dependencies.append(value)
        case "product": products.append(value)
        case "of": package = value
        case "source": sources.append(value)
        case "headers": headers = value
        case "search": searched.append(value)
        case "gate": (isGated, gateFile) = (false, value)
        case "gated": isGated = value == "yes"
        default: return false
        }
        return true
    }
}
