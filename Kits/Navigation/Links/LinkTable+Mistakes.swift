extension LinkTable {
    /// What is wrong with the patterns, one sentence each: a table in which anything is does not do what it says.
    ///
    /// - Complexity: O(patterns²).
    public var mistakes: [String] {
        patterns.indices.flatMap { index in
            let pattern = patterns[index]
            let isTwin = patterns[..<index].contains { $0.means(pattern) }
            return [
                pattern.isComplete ? nil : "“\(pattern.text)” has not as many parameters as its route.",
                isTwin ? "“\(pattern.text)” stands there twice." : nil,
            ].compactMap { $0 }
        }
    }
}

extension LinkShape {
    /// Whether every link of one is a link of the other.
    fileprivate func means(_ other: LinkShape) -> Bool {
        path.elementsEqual(other.path, by: Self.isSame)
            && items.sorted { $0.name < $1.name }.elementsEqual(
                other.items.sorted { $0.name < $1.name }, by: Self.isSame)
    }

    private static func isSame(_ one: LinkStep, _ other: LinkStep) -> Bool {
        one.kind?.type == other.kind?.type && (one.kind != nil && one.placeholder == "" || one.name == other.name)
    }
}
