/// How far two texts are apart: the letters to add, remove, change, or swap with the next, each counted as one.
///
/// No letter is touched twice (the optimal string alignment distance).
package struct EditDistance: Hashable {
    /// The number of changes.
    package let value: Int

    /// The distance between two texts.
    package init(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) {
        var (before, last, row) = ([Int](), Array(0...new.count), [Int]())
        for (i, letter) in old.enumerated() {
            row = [i + 1]
            for (j, other) in new.enumerated() {
                var least = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == new[j - 1], old[i - 1] == other { least = min(least, before[j - 1] + 1) }
                row.append(least)
            }
            (before, last) = (last, row)
        }
        value = last[new.count]
    }
}
