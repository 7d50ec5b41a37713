extension SourceFile {
    /// The source with mutants in it, each asleep until its number is asked for. Lines stay as they are.
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

/// Something written into a source. Where several are at one offset, what ends comes first, the shortest of it, then
/// what begins, the longest first.
private struct Insertion: Comparable {
    let offset: Int
    let order: Int
    let text: String
    var replaced = 0

    static func < (one: Insertion, other: Insertion) -> Bool { (one.offset, one.order) < (other.offset, other.order) }
}
