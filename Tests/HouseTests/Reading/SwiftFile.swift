import Foundation

/// A Swift file as rules see it: its lines as written, and the same lines with comments and string contents blanked.
struct SwiftFile: Sendable {
    let path: String
    let lines: [String]
    let code: [String]

    /// The code as one text, for quick searches.
    let text: String

    /// The types that the file declares, nested ones included; read once.
    let types: [TypeBody]

    init(_ file: Repository.File) {
        path = file.path
        lines = file.lines
        text = blankingWhatIsNoCode(file.text)
        code = text.components(separatedBy: "\n")
        types = TypeBody.all(in: code, of: file.path)
    }

    /// Whether the file is below one of the folders, or is one of the files, named.
    func isIn(_ places: [String]) -> Bool {
        places.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }

    /// The modules that the file imports, with the number of the line.
    var imports: [(module: String, line: Int)] {
        code.enumerated().flatMap { index, line in
            line.split(separator: ";").compactMap { Self.module(importedBy: $0).map { ($0, index + 1) } }
        }
    }

    private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor"]
    private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]

    /// `@testable import struct A.B` imports `A`.
    private static func module(importedBy statement: Substring) -> String? {
        var words = statement.split(whereSeparator: \.isWhitespace).map(String.init)
        while let first = words.first, first.hasPrefix("@") || levels.contains(first) { words.removeFirst() }
        guard words.first == "import" else { return nil }
        words.removeFirst()
        if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
        return words.first?.split(separator: ".").first.map(String.init)
    }
}
