/// Rows in common columns when all of them fit the width that way; otherwise each row for itself.
struct ListLayout {
    let content: ContentLayout
    let rows: [RowCells]

    var lines: [TextLine] {
        guard let widths = columnWidths else { return rows.flatMap { content.lines(ofRow: $0) } }
        return rows.flatMap { aligned($0, widths) }
    }

    /// The width of each column before the spacer, or nil when the rows do not make a table that fits.
    private var columnWidths: [Int]? {
        guard rows.count > 1, Set(rows.map(\.leading.count)).count == 1, let first = rows.first else { return nil }
        let widths = first.leading.indices.map { column in
            rows.map { CellWidth.of($0.leading[column]) }.max() ?? 0
        }
        let trailing = rows.map { CellWidth.of($0.trailing.joined(separator: "  ")) }.max() ?? 0
        let needed = widths.reduce(0) { $0 + $1 + 2 } + trailing
        let gutter = content.gutter(first.action).width
        return needed + gutter + 1 <= content.width ? widths : nil
    }

    private func aligned(_ row: RowCells, _ widths: [Int]) -> [TextLine] {
        let cells = zip(row.leading, widths).map { cell, width in
            cell + String(repeating: " ", count: width - CellWidth.of(cell))
        }
        var line = content.gutter(row.action)
        line.append(cells.joined(separator: "  "), row.style)
        let trailing = row.trailing.joined(separator: "  ")
        line.pad(to: content.width - 1 - CellWidth.of(trailing))
        line.append(trailing, row.style)
        return [line]
    }
}
