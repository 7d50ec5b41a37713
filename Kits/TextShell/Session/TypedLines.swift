/// The last lines that a person typed, oldest first: a line typed twice in a row is one, and very long ones are left
/// out.
struct TypedLines: Hashable {
    /// The most lines that are kept.
    static let maxCount = 1000

    /// The most bytes of a line that is kept.
    static let maxLength = 1000

    private(set) var lines: [String] = []

    /// Adds the newest line.
    mutating func add(_ line: String) {
        guard line != lines.last, !line.isEmpty, line.utf8.count <= Self.maxLength else { return }
        if lines.count >= Self.maxCount { lines.removeFirst() }
        lines.append(line)
    }
}
