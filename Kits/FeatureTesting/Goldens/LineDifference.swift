/// The difference between two texts, line by line: `-` before removed lines and `+` before added ones.
public struct LineDifference {
    /// The lines.
    public let text: String

    /// Compares two texts.
    public init(_ old: String, _ new: String) {
        var (old, new) = (Self.lines(of: old)[...], Self.lines(of: new)[...])
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var lines: [String] = []
        while !old.isEmpty || !new.isEmpty {
            if removed.contains(old.startIndex), let line = old.popFirst() {
                lines.append("- \(line)")
            } else if inserted.contains(new.startIndex), let line = new.popFirst() {
                lines.append("+ \(line)")
            } else {
                _ = old.popFirst()
                lines.append("  \(new.popFirst() ?? "")")
            }
        }
        text = lines.joined(separator: "\n")
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
