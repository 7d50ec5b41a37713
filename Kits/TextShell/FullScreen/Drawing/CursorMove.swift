extension WindowDrawing.Place {
    /// The shortest bytes that bring a terminal's cursor here from another place, or from nobody knows where.
    func move(from start: Self?) -> String {
        guard let start else { return absolute }
        if start == self { return "" }
        if start.row == row { return [alongRow(from: start.column), "\u{1B}[\(column + 1)G"].shortest }
        guard start.column == column else { return absolute }
        let straight = Self.operation(row > start.row ? "B" : "A", abs(row - start.row))
        return [straight, absolute].shortest
    }

    private var absolute: String { column == 0 ? "\u{1B}[\(row + 1)H" : "\u{1B}[\(row + 1);\(column + 1)H" }

    private func alongRow(from start: Int) -> String {
        if column == 0 { return "\r" }
        return column > start ? Self.operation("C", column - start) : Self.operation("D", start - column)
    }

    /// An operation of a terminal that is done a number of times.
    static func operation(_ letter: String, _ count: Int) -> String {
        count == 1 ? "\u{1B}[\(letter)" : "\u{1B}[\(count)\(letter)"
    }
}

extension [String] {
    /// The first one of the shortest.
    fileprivate var shortest: String { self.min { $0.utf8.count < $1.utf8.count } ?? "" }
}
