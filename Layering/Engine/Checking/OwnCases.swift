/// The enums of a package that have a case of a name that rules watch: `.shared` of an album is no global.
struct OwnCases {
    /// By a rule's number, the enums.
    private var enums: [Int: Set<String>] = [:]

    init(_ facts: [FileFacts], _ rules: [Rule]) {
        let watching = Set(rules.indices.filter { rules[$0].names?.ownCases.isEmpty == false })
        for hit in facts.lazy.flatMap(\.hits) where watching.contains(hit.rule) && Self.isDeclaration(hit) {
            enums[hit.rule, default: []].insert(hit.type ?? "")
        }
    }

    /// Whether it declares such a case, or may be one: text does not tell which type a bare `.shared` has.
    func contains(_ hit: Hit) -> Bool {
        guard let enums = enums[hit.rule] else { return false }
        let type = hit.text.prefix { $0 != "." }
        return type.isEmpty || Self.isDeclaration(hit) || enums.contains(String(type))
    }

    private static func isDeclaration(_ hit: Hit) -> Bool { hit.text.hasPrefix("case ") }
}
