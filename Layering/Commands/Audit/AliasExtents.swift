import LayeringEngine

/// Finds where the declarations of aliases end, in the sources themselves.
struct AliasExtents {
    let root: String

    /// For places of aliases' names the places right after their declarations.
    func ends(of starts: [Place], in path: String) -> [Place] {
        let lines = (Disk.text(of: "\(root)/\(path)") ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        return starts.map { Self.end(of: $0, in: lines) }
    }

    /// An alias goes on as long as a line ends in the middle of a type, or the next begins there. A semicolon ends it.
    static func end(of start: Place, in lines: [Substring]) -> Place {
        var number = start.line - 1
        while number < lines.count {
            let from = number == start.line - 1 ? start.column - 1 : 0
            let bytes = Array(lines[number].utf8).dropFirst(from)
            if let semicolon = bytes.firstIndex(of: UInt8(ascii: ";")) {
                return Place(line: number + 1, column: semicolon + 1)
            }
            let next = number + 1 < lines.count ? lines[number + 1].utf8.first { $0 > UInt8(ascii: " ") } : nil
            guard goesOn(after: bytes.last { $0 > UInt8(ascii: " ") }) || goesOn(before: next) else { break }
            number += 1
        }
        return Place(line: number + 2, column: 1)
    }

    private static func goesOn(after byte: UInt8?) -> Bool { byte.map { "=,(<[&.:".utf8.contains($0) } ?? false }

    private static func goesOn(before byte: UInt8?) -> Bool { byte.map { "=,)>]&.-".utf8.contains($0) } ?? false }
}
