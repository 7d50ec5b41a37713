import Foundation

/// A declaration that other modules can see, or a requirement or case of such a type.
struct Declaration: Sendable {
    /// The word that declares it: `struct`, `func`, `case`, …
    let kind: String
    /// Its base name: `moved` of `moved(_:)`.
    let name: String
    /// Its line, counted from 0.
    let line: Int
    /// The protocols that the enclosing type or extension states.
    let surroundings: String
}

extension SwiftFile {
    /// The declarations that other modules can see, extensions and imports aside, by following the braces.
    var visibleDeclarations: [Declaration] {
        var scopes: [Scope] = []
        var found: [Declaration] = []
        let statements = code.map(Statement.init)
        for (index, (line, statement)) in zip(code, statements).enumerated() {
            let isShown = scopes.last?.shows(line, declaring: statement.kind) == true
            if let kind = statement.kind, statement.isVisible || isShown, kind != "extension" {
                let around = scopes.last?.header ?? ""
                found.append(Declaration(kind: kind, name: statement.name, line: index, surroundings: around))
            }
            follow(line, at: index, of: statements, in: &scopes)
        }
        return found
    }

    /// Opens and closes scopes as the braces of a line do.
    private func follow(_ line: String, at index: Int, of statements: [Statement], in scopes: inout [Scope]) {
        for byte in line.utf8 {
            if byte == UInt8(ascii: "{") { scopes.append(Scope(header: header(endingAt: index, of: statements))) }
            if byte == UInt8(ascii: "}") { _ = scopes.popLast() }
        }
    }

    /// The lines from the start of a declaration to its brace, joined: a header may be wrapped.
    private func header(endingAt index: Int, of statements: [Statement]) -> String {
        let start = statements[...index].lastIndex { $0.kind != nil } ?? index
        return String(code[start...index].joined(separator: " ").prefix { $0 != "{" })
    }
}

/// The declaration of a line, from its first words.
struct Statement {
    /// The word that declares, if the line declares something.
    let kind: String?
    /// The declared base name.
    let name: String
    /// Whether it says `package`, `public` or `open`.
    let isVisible: Bool

    private static let kinds: Set = [
        "struct", "class", "enum", "protocol", "actor", "extension", "func", "var", "let", "init", "subscript", "case",
        "typealias", "associatedtype", "macro",
    ]
    private static let modifiers: Set = [
        "package", "public", "open", "internal", "fileprivate", "private", "static", "final", "override", "mutating",
        "nonmutating", "nonisolated", "indirect", "lazy", "weak", "unowned", "required", "convenience", "borrowing",
        "consuming", "prefix", "postfix", "infix", "isolated", "distributed", "dynamic", "class",
    ]

    private static let separators: Set<Character> = [" ", "(", "<", ":", "?", "{"]

    init(_ line: String) {
        let words = Self.withoutAttributes(line).split { Self.separators.contains($0) }.map(String.init)
        let modifiers = words.prefix { Self.modifiers.contains($0) || $0.hasSuffix(")") }
        let rest = words.dropFirst(modifiers.count)
        if let word = rest.first, Self.kinds.contains(word) {
            kind = word
            name = ["init", "subscript"].contains(word) ? word : rest.dropFirst().first ?? word
        } else if modifiers.last == "class" {
            kind = "class"
            name = rest.first ?? ""
        } else {
            kind = nil
            name = ""
        }
        isVisible = modifiers.contains { ["package", "public", "open"].contains($0) }
    }
}

extension Statement {
    /// The line from its first word that is no attribute on.
    private static func withoutAttributes(_ line: String) -> Substring {
        var rest = line.drop(while: \.isWhitespace)
        while rest.first == "@" {
            rest = rest.dropFirst().drop(while: \.isPartOfIdentifier)
            var depth = 0
            if rest.first == "(" {
                rest = rest.drop {
                    depth += $0 == "(" ? 1 : $0 == ")" ? -1 : 0
                    return depth > 0
                }.dropFirst()
            }
            rest = rest.drop(while: \.isWhitespace)
        }
        return rest
    }
}

/// A scope opened by a brace.
struct Scope {
    /// The text before the brace.
    let header: String
    /// The words that declare something visible in here without saying so.
    private let shown: Set<String>

    init(header: String) {
        self.header = header
        let statement = Statement(header)
        switch statement.isVisible ? statement.kind : nil {
        case "protocol": shown = ["func", "var", "init", "subscript", "associatedtype"]
        case "enum": shown = ["case"]
        default: shown = []
        }
    }

    /// Whether a line declares something that is visible in here without saying so; a case only if it carries values,
    /// since a plain one is said by its name and its type's comment.
    func shows(_ line: String, declaring kind: String?) -> Bool {
        guard let kind else { return false }
        return shown.contains(kind) && (kind != "case" || line.contains("("))
    }
}
