/// Rows in common columns when they fit the width that way; otherwise each row for itself.
///
/// The last column before the far edge wraps inside itself, so that one long name leaves the others in their columns.
struct ListLayout {
    let content: ContentLayout
    let rows: [RowCells]
    private let gutterWidth: Int

    init(content: ContentLayout, rows: [RowCells]) {
        (self.content, self.rows) = (content, rows)
        gutterWidth = rows.map { content.gutter($0.action).width }.max() ?? 0
    }

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
        guard let widest = widths.last else { return nil }
        let trailing = rows.map { CellWidth.of($0.farEdge) }.max() ?? 0
        let taken = widths.dropLast().reduce(gutterWidth) { $0 + $1 + 2 } + (trailing > 0 ? trailing + 2 : 0)
        let room = content.width - 1 - taken
        guard room >= min(widest, Self.narrowestWrap) else { return nil }
        return widths.dropLast() + [min(widest, room)]
    }

    private func aligned(_ row: RowCells, _ widths: [Int]) -> [TextLine] {
        var line = content.gutter(row.action)
        line.pad(to: gutterWidth)
        for (cell, width) in zip(row.leading, widths).dropLast() { line.append(cell.padded(to: width + 2), row.style) }
        let start = line.width
        let parts = (row.leading.last ?? "").wrapped(to: widths.last ?? 0)
        line.append(parts.first ?? "", row.style)
        line.pad(to: content.width - 1 - CellWidth.of(row.farEdge))
        line.append(row.farEdge, row.style)
        let others = parts.dropFirst().map { part in
            var line = TextLine(String(repeating: " ", count: start))
            line.append(part, row.style)
            return line
        }
        return ([line] + others).map { $0.of(row.action) }
    }

    /// The fewest cells of a column that wraps.
    private static let narrowestWrap = 16
}

extension RowCells {
    fileprivate var farEdge: String { trailing.joined(separator: "  ") }
}
