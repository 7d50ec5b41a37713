/// Words to read beside the screens, such as a list of commands.
extension String {
    /// The lines of the text, wrapped to `width` cells as ``wrapped(to:)`` does. Continuation lines are indented below
    /// their text. A second column with little room moves below the first.
    public func kept(to width: Int) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.hung(in: width) }.joined(separator: "\n")
    }
}

extension Substring {
    fileprivate func hung(in width: Int) -> String {
        guard CellWidth.of(self) > width else { return String(self) }
        let text = drop { $0 == " " }
        guard let gap = text.firstRange(of: "  ") else { return broken(from: text, in: width) }
        let second = text[gap.lowerBound...].drop { $0 == " " }
        guard CellWidth.of(self[..<second.startIndex]) * 2 > width else { return broken(from: second, in: width) }
        let below = "\(self[..<text.startIndex])    \(second)"
        return "\(self[..<gap.lowerBound].hung(in: width))\n\(below[...].hung(in: width))"
    }

    /// All of it, with the words at its end on lines below each other.
    private func broken(from words: Substring, in width: Int) -> String {
        let start = self[..<words.startIndex]
        let indent = CellWidth.of(start)
        let lines = String(words).wrapped(to: width - indent)
        return "\(start)\(lines.joined(separator: "\n\(String(repeating: " ", count: indent))"))"
    }
}
