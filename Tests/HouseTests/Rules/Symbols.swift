import Foundation

extension Rule {
    /// Documents name what exists.
    static let symbols = Rule(
        name: "Every symbol that a document names is declared in the sources",
        bad: [
            ["README.md": "`OldName`"],
            ["docs/a.md": "`OrderList.goneAway(of:)`", "App/A.swift": "struct OrderList {} // goneAway"],
        ],
        good: [
            "README.md": "`OrderList`, `OrderList.showAll(of:)`, `MainActor`, `Orders`, `NO_COLOR`, `a/B.swift`",
            "Features/Orders/A.swift": "struct OrderList { func showAll(of: Int) {} } // OldName",
        ]
    ) { repository in
        let known = declaredNames(in: repository).union(toolchain)
        return repository.markdown.map(Markdown.init).flatMap { document in
            document.codeSpans.flatMap { span in
                names(in: span.text).filter { !known.contains($0) && !known.contains(asInTemplate($0)) }.map {
                    Finding(
                        path: document.path, line: span.line, problem: "nothing named `\($0)` is declared",
                        remedy: "name what it is called now, or add it to the toolchain's names in Symbols.swift")
                }
            }
        }
    }

    /// The template's name of something in the guide to a new feature: gift cards instead of invoices.
    private static func asInTemplate(_ name: String) -> String { name.replacing("Invoice", with: "GiftCard") }

    /// The CamelCase names of a code span that is one symbol: `A`, `A.b`, `aB(c:)`; nothing of a path, a command
    /// or an attribute.
    private static func names(in span: String) -> [String] {
        guard span.wholeMatch(of: #/\.?\w+(?:\.\w+)*(?:\([\w:, ]*\))?/#) != nil, !span.contains(files) else {
            return []
        }
        let symbol = span.prefix { $0 != "(" }
        return symbol.split { !$0.isPartOfIdentifier }.map(String.init).filter { $0.contains(camelCase) }
    }

    private static var camelCase: Regex<Substring> { #/^[A-Z]+[a-z]|[a-z][A-Z]/# }
    private static var files: Regex<Substring> { #/\.(?:swift|md|json|sh|yml|clinic|db|txt)$/# }

    /// Every declared name, cases and members among them, and the names of folders, which are those of modules.
    private static func declaredNames(in repository: Repository) -> Set<String> {
        let declaration = declaration
        let words = repository.swift.flatMap(\.code).flatMap { line in
            line.matches(of: declaration).map { String($0.1) }
        }
        let cases = repository.swift.flatMap(\.code).filter { $0.contains("case ") }
            .flatMap { $0.split { !$0.isPartOfIdentifier }.map(String.init) }
        return Set(words + cases).union(repository.paths.flatMap { $0.split(separator: "/").map(String.init) })
    }

    private static var declaration: Regex<(Substring, Substring)> {
        #/\b(?:struct|class|enum|protocol|actor|func|var|let|typealias|associatedtype|macro)\s+(\w+)/#
    }

    /// Names of the toolchain and of the public architecture in documents.
    private static let toolchain: Set = [
        "AsyncStream", "Binding", "Codable", "Date", "Equatable", "FileManager", "Foundation", "Hashable",
        "Identifiable",
        "MainActor", "Mutex", "NavigationLink", "NavigationPath", "NavigationStack", "Observable", "Observation",
        "Process", "Sendable",
        "String", "Swift", "SwiftUI", "Synchronization", "Task", "URLComponents", "URLSession", "XCTest",
        "_printChanges", "onAppear", "rootViewModel",
    ]
}
