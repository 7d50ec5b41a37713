/// Words to read beside the screens, such as a list of commands.
extension String {
    /// Each line of the text on lines of at most `width` cells, broken as ``wrapped(to:)`` breaks it. What goes on
    /// stands below what it belongs to: below the second column where there are two, else below the start.
    package func kept(to width: Int) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.hung(in: width) }.joined(separator: "\n")
    }
}

extension Substring {
    fileprivate func hung(in width: Int) -> String {
        guard CellWidth.of(self) > width else { return String(self) }
        let words = words(in: width)
        let indent = CellWidth.of(self[..<words.startIndex])
        let lines = String(words).wrapped(to: width - indent)
        let others = "\n\(String(repeating: " ", count: indent))"
        return "\(self[..<words.startIndex])\(lines.joined(separator: others))"
    }

    /// The part that is broken: all behind the first gap, or where that leaves little room, all behind the blank start.
    private func words(in width: Int) -> Substring {
        let text = drop { $0 == " " }
        guard let gap = text.firstRange(of: "  ") else { return text }
        let second = text[gap.lowerBound...].drop { $0 == " " }
        return CellWidth.of(self[..<second.startIndex]) * 2 <= width ? second : text
    }
}
