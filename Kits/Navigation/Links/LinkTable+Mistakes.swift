extension LinkTable {
    /// The mistakes in the patterns, one sentence each. A table with mistakes does not work as declared.
    ///
    /// - Complexity: O(patterns²).
    public var mistakes: [String] {
        patterns.indices.flatMap { index in
            let pattern = patterns[index]
            let isTwin = patterns[..<index].contains { $0.means(pattern) }
            return pattern.mistakes + (isTwin ? ["“\(pattern.text)” stands there twice."] : [])
        }
    }
}

extension LinkShape {
    /// The mistakes in this pattern alone.
    fileprivate var mistakes: [String] {
        let names = items.map(\.name)
        return [
            path.isEmpty ? "“\(text)” names no place." : nil,
            isComplete ? nil : "“\(text)” does not have as many places as its route has parameters.",
            path.first.map { $0.kind == nil && LinkReader.lowercased($0.name) != $0.name } == true
                ? "“\(text)” does not begin in lower case, as every link is read." : nil,
            Set(names).count < names.count ? "“\(text)” has an item twice." : nil,
        ].compactMap { $0 }
    }

    /// Whether every link of this pattern is also a link of the other.
    fileprivate func means(_ other: LinkShape) -> Bool {
        let sorted = { (shape: LinkShape) in shape.items.sorted { $0.name < $1.name } }
        return path.elementsEqual(other.path) {
            $0.kind?.type == $1.kind?.type && ($0.kind != nil || $0.name == $1.name)
        }
            && sorted(self).elementsEqual(sorted(other)) { $0.kind?.type == $1.kind?.type && $0.name == $1.name }
    }
}
