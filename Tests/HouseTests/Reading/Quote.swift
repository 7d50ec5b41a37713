import Foundation

/// A block of code on a page that is quoted from a source file:
///
///     <!-- quote: Domain/Orders/OrderState.swift#canBecome -->
///     ```swift
///     …
///     ```
///
/// The name after `#` is a declaration's, or a test's sentence; without it, the whole file is quoted.
struct Quote: Sendable {
    let path: String
    let name: String?

    /// The number of the marker's line, from one.
    let line: Int

    /// The lines of the page between the fences, by index.
    let block: Range<Int>

    /// The quotes of a page, in order. A marker without a fence right below has an empty block.
    static func all(in lines: [String]) -> [Quote] {
        lines.indices.compactMap { index in
            guard lines[index].mentions("<!-- quote: "),
                let marker = lines[index].wholeMatch(of: #/<!-- quote: ([^#]+?)(?:#(.+?))? -->/#)
            else { return nil }
            let start = index + 2
            let isFenced = index + 1 < lines.count && lines[index + 1].hasPrefix("```")
            let end = isFenced ? lines[start...].firstIndex(of: "```") : nil
            return Quote(
                path: String(marker.1), name: marker.2.map(String.init), line: index + 1,
                block: end.map { start..<$0 } ?? start..<start)
        }
    }

    /// The lines of the source that are quoted, without their common indentation; nil if there is no such declaration.
    func source(in repository: Repository) -> [String]? {
        guard let lines = repository.files.first(where: { $0.path == path })?.lines else { return nil }
        guard let name else { return Array(lines.dropLast(lines.last == "" ? 1 : 0)) }
        guard let declaration = lines.firstIndex(where: { Self.declares(name, $0) }) else { return nil }
        let indentation = lines[declaration].prefix { $0 == " " }.count
        let first = Self.start(of: declaration, in: lines, at: indentation)
        return lines[first...Self.end(of: declaration, in: lines, at: indentation)].map {
            String($0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count)))
        }
    }

    private static let kinds = [
        "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "case", "init", "typealias",
    ]

    private static func declares(_ name: String, _ line: String) -> Bool {
        guard !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") else { return false }
        return line.contains("func `\(name)`")
            || kinds.contains { line.containsWord($0 == name ? name : "\($0) \(name)") }
    }

    /// The first line that belongs to a declaration: of its documentation or its attributes, which may take several
    /// lines.
    private static func start(of declaration: Int, in lines: [String], at indentation: Int) -> Int {
        var start = declaration
        while let above = lines[..<start].indices.last {
            let isClosed = level(of: lines[above]) == indentation && closes(lines[above])
            let opened = isClosed ? lines[..<above].lastIndex { level(of: $0) == indentation } : above
            guard let opened, level(of: lines[opened]) == indentation else { return start }
            let text = lines[opened].dropFirst(indentation)
            guard text.hasPrefix("@") || !isClosed && text.hasPrefix("///") else { return start }
            start = opened
        }
        return start
    }

    /// The last line of a declaration: all that is indented more than its first line belongs to it, and so do the
    /// lines in between that open or close what is.
    private static func end(of start: Int, in lines: [String], at indentation: Int) -> Int {
        var end = start
        for index in lines.indices.dropFirst(start + 1) where !lines[index].isEmpty {
            let isBracket = closes(lines[index]) || lines[index].dropFirst(indentation) == "{"
            let level = level(of: lines[index])
            guard level > indentation || level == indentation && isBracket else { break }
            end = index
        }
        return end
    }

    private static func level(of line: String) -> Int { line.prefix { $0 == " " }.count }

    private static func closes(_ line: String) -> Bool {
        line.first { $0 != " " }.map { "})]".contains($0) } ?? false
    }
}

extension Repository {
    /// A page with each of its quotes as the sources have them now.
    func withFreshQuotes(_ page: File) -> String {
        var lines = page.lines
        for quote in Quote.all(in: lines).reversed() {
            guard let source = quote.source(in: self) else { continue }
            lines.replaceSubrange(quote.block, with: source)
        }
        return lines.joined(separator: "\n")
    }

    /// Writes the pages whose quotes are not as the sources have them.
    func updateQuotes() throws {
        for page in markdown {
            let text = withFreshQuotes(page)
            guard text != page.text else { continue }
            try Data(text.utf8).write(to: Self.root.appending(path: page.path))
            print("Renewed the quotes of \(page.path)")
        }
    }
}
