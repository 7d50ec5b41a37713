/// The last lines that a person typed, oldest first: a line typed twice in a row is one, and very long ones are left
/// out.
public struct TypedLines: Hashable, Sendable {
    /// The most lines that are kept.
    public static let maxCount = 1000

    /// The most bytes of a line that is kept.
    public static let maxLength = 1000

    /// The lines.
    public private(set) var lines: [String]

    /// Lines from their values, such as those of an earlier conversation.
    public init(_ lines: [String] = []) {
        self.lines = lines.suffix(Self.maxCount)
    }

    /// Adds the newest line.
    public mutating func add(_ line: String) {
        guard line != lines.last, !line.isEmpty, line.utf8.count <= Self.maxLength else { return }
        if lines.count >= Self.maxCount { lines.removeFirst() }
        lines.append(line)
    }
}
