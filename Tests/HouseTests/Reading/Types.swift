/// A type of some file: how it is declared and what is in its braces.
struct TypeBody: Sendable {
    /// The declaring word: `struct`, `class`, `enum`, `protocol`, `actor`.
    let kind: String
    /// The type's name.
    let name: String
    /// The text before the brace.
    let header: String
    /// The lines inside, with their numbers from 1 and how deep they are: 0 for members.
    let lines: [(number: Int, depth: Int, text: String)]
    /// Where it is.
    let path: String
    /// Its line, from 1.
    let line: Int

    /// Its stored properties: the line, the name and what is said of the type or the value.
    var stored: [(number: Int, name: String, text: String)] {
        lines.compactMap { line in
            let parts = line.text.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
            let isComputed = parts.count > 1 && !parts[0].contains("=")
            guard line.depth == 0, !isComputed, !line.text.contains("static "),
                let match = line.text.firstMatch(of: #/\b(?:var|let)\s+(\w+)(.*)$/#)
            else { return nil }
            return (line.number, String(match.1), line.text)
        }
    }

    /// Whether it says after its name that it is one of these.
    func conforms(to names: String...) -> Bool {
        let inherited = header.split(separator: ":", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
        return names.contains(where: inherited.containsWord)
    }

    func finding(_ problem: String, _ remedy: String, at number: Int? = nil) -> Finding {
        Finding(path: path, line: number ?? line, problem: problem, remedy: remedy)
    }
}

extension TypeBody {
    /// The types that some code declares.
    static func all(in code: [String], of path: String) -> [TypeBody] {
        code.indices.compactMap { index in
            let statement = Statement(code[index])
            guard let kind = statement.kind, ["struct", "class", "enum", "protocol", "actor"].contains(kind) else {
                return nil
            }
            return TypeBody(kind, statement.name, at: index, in: code, of: path)
        }
    }

    private init(_ kind: String, _ name: String, at start: Int, in code: [String], of path: String) {
        let before = start > 0 ? code[start - 1] : ""
        var (header, depth, isOpen) = (before.hasPrefix("@") ? before + " " : "", 0, false)
        var lines: [(number: Int, depth: Int, text: String)] = []
        for (index, text) in code[start...].enumerated() {
            if isOpen { lines.append((start + index + 1, depth - 1, text)) } else { header += text + " " }
            for byte in text.utf8 {
                if byte == UInt8(ascii: "{") { (depth, isOpen) = (depth + 1, true) }
                if byte == UInt8(ascii: "}") { depth -= 1 }
            }
            if isOpen, depth <= 0 { break }
        }
        self.init(kind: kind, name: name, header: header, lines: lines, path: path, line: start + 1)
    }
}

extension Repository {
    /// Every type that is declared below one of the places.
    func types(in places: String...) -> [TypeBody] {
        swift.filter { $0.isIn(places) }.flatMap(\.types)
    }
}
