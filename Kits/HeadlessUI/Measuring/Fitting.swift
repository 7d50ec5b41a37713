/// An end of a line of text, in reading order.
public enum TextEdge: Hashable, Sendable {
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing
}

extension String {
    /// The text if it takes at most `cells` cells, else as much of its beginning as fits before a final `…`.
    ///
    /// Characters stay whole, so the result is one cell short where a wide one would have been cut in two.
    public func truncated(to cells: Int) -> String {
        guard CellWidth.of(self) > cells else { return self }
        guard cells > 0 else { return "" }
        return prefix(fitting: cells - 1) + "…"
    }

    /// The text with spaces at one edge until it takes `cells` cells; a wider text stays as it is.
    public func padded(to cells: Int, at edge: TextEdge = .trailing) -> String {
        let spaces = String(blanks: cells - CellWidth.of(self))
        return switch edge {
        case .leading: spaces + self
        case .trailing: self + spaces
        }
    }

    /// Some spaces; none for a number below one.
    init(blanks count: Int) {
        let size = count < 0 ? 0 : count
        self.init(unsafeUninitializedCapacity: size) { bytes in
            bytes.initialize(repeating: 0x20)
            return size
        }
    }

    private func prefix(fitting cells: Int) -> Substring {
        var left = cells
        return prefix { character in
            left -= CellWidth.of(character)
            return left >= 0
        }
    }
}
