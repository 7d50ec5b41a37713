import Foundation

extension Rule {
    /// Every promise to another module is written down: declarations that say `package` or `public`, requirements of
    /// such protocols, and cases of such enums that carry values. Extensions and imports declare nothing themselves.
    ///
    /// A witness is exempt, by this rule only: the type or extension right around it names a protocol, before its
    /// brace, that requires a member of the same name. Protocols are those of the sources and a few of the standard
    /// library's.
    static let documented = Rule(
        name: "What other modules see has a documentation comment",
        bad: [
            ["Domain/A.swift": "package struct A {\n    let x = 1\n}\n"],
            ["Domain/B.swift": "/// B.\npackage enum B {\n    case one(Int)\n}\n"],
            ["Domain/C.swift": "/// C.\npackage protocol C {\n    func ask()\n}\n"],
            ["Domain/D.swift": "/// D.\npackage struct D: Equatable {\n    package init() {}\n}\n"],
        ],
        good: [
            "Domain/C.swift": "/// C.\n@MainActor\npackage protocol C {\n    /// Asks.\n    func ask()\n}\n",
            "Data/Store/D.swift":
                "package import Domain\npackage extension D {}\nextension D: C {\n    package func ask() {}\n}\n",
            "Domain/B.swift":
                "/// B.\npackage enum B: String,\n    CaseIterable {\n    /// One.\n    case one(Int)\n    case two\n}\n",
        ]
    ) { repository in
        let declarations = repository.swift.map { ($0, $0.visibleDeclarations) }
        let requirements = requirements(in: declarations.flatMap(\.1))
        return declarations.flatMap { file, declared in
            declared.filter { !file.isDocumented($0.line) && !isWitness($0, of: requirements) }.map {
                Finding(
                    path: file.path, line: $0.line + 1, problem: "\($0.kind) \($0.name) has no documentation comment",
                    remedy: "say above it, with ///, what it is for those who use it")
            }
        }
    }

    private static func isWitness(_ declaration: Declaration, of requirements: [String: Set<String>]) -> Bool {
        requirements.contains { name, members in
            members.contains(declaration.name) && declaration.surroundings.containsWord(name)
                && !declaration.surroundings.containsWord("protocol \(name)")
        }
    }

    /// The members that each protocol requires, by the protocol's name.
    private static func requirements(in declarations: [Declaration]) -> [String: Set<String>] {
        var requirements = standard
        for declaration in declarations {
            guard let words = declaration.surroundings.components(separatedBy: "protocol ").dropFirst().first else {
                continue
            }
            let name = String(words.prefix { $0.isPartOfIdentifier })
            requirements[name, default: []].insert(declaration.name)
        }
        return requirements
    }

    private static let standard: [String: Set<String>] = [
        "CustomStringConvertible": ["description"], "Equatable": ["=="], "Hashable": ["==", "hash"],
        "Comparable": ["<"],
        "Codable": ["init", "encode"], "Error": ["errorDescription"], "Sequence": ["makeIterator"],
        "IteratorProtocol": ["next"], "AsyncSequence": ["makeAsyncIterator"], "AsyncIteratorProtocol": ["next"],
    ]
}

extension SwiftFile {
    /// Whether a documentation comment ends right above the line, attributes aside.
    func isDocumented(_ line: Int) -> Bool {
        let above = lines[..<line].reversed().map { $0.drop { $0 == " " } }
        let comment = above.first { !$0.hasPrefix("@") && !$0.hasPrefix("#if") } ?? ""
        return comment.hasPrefix("///") || comment.hasSuffix("*/")
    }
}
