extension SourceFile {
    /// The source with mutants in it, each inactive until its number is chosen. Line numbers do not change.
    package func text(with mutants: [Mutant]) -> String {
        var text: [UInt8] = []
        var cursor = 0
        for insertion in mutants.flatMap(insertions).sorted() {
            text += bytes[cursor..<insertion.offset] + Array(insertion.text.utf8)
            cursor = insertion.offset + insertion.replaced
        }
        return String(decoding: text + bytes[cursor...], as: UTF8.self)
    }

    private func insertions(for mutant: Mutant) -> [Insertion] {
        let range = mutant.site.range
        let (before, after) = mutant.wrapping
        if case .operation = mutant.site.change {
            return [Insertion(offset: range.lowerBound, order: 0, text: before, replaced: range.count)]
        }
        return [
            Insertion(offset: range.lowerBound, order: -range.count, text: before),
            Insertion(offset: range.upperBound, order: range.count - bytes.count - 1, text: after),
        ]
    }
}

/// A text to insert into a source. At one offset, endings come first, the shortest first, then beginnings, the longest
/// first.
private struct Insertion: Comparable {
    let offset: Int
    let order: Int
    let text: String
    var replaced = 0

    static func < (one: Insertion, other: Insertion) -> Bool { (one.offset, one.order) < (other.offset, other.order) }
}
