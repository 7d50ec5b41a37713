/// Rows in common columns when they fit the width that way; otherwise each row for itself.
///
/// The last column before the far edge wraps inside itself, so that one long name leaves the others in their columns.
struct ListLayout {
    let content: ContentLayout
    let rows: [RowCells]
    private let gutterWidth: Int
    /// The cells that the leading texts of all rows take, one row after the other, and those at the far edge.
    private let cells: [Int]
    private let farCells: [Int]

    init(content: ContentLayout, rows: [RowCells]) {
        (self.content, self.rows) = (content, rows)
        gutterWidth = rows.map { content.gutterWidth($0.action) }.max() ?? 0
        cells = rows.flatMap { $0.leading.map(CellWidth.of) }
        farCells = rows.map { CellWidth.of($0.farEdge) }
    }

    var lines: [TextLine] {
        guard let widths = columnWidths else { return rows.flatMap { content.lines(ofRow: $0) } }
        var lines: [TextLine] = []
        lines.reserveCapacity(rows.count)
        for row in rows.indices { add(row, widths, to: &lines) }
        return lines
    }

    /// The width of each column before the spacer, or nil when the rows do not make a table that fits.
    private var columnWidths: [Int]? {
        let count = rows.first?.leading.count ?? 0
        guard rows.count > 1, count > 0, rows.allSatisfy({ $0.leading.count == count }) else { return nil }
        var widths = [Int](repeating: 0, count: count)
        for index in cells.indices { widths[index % count] = max(widths[index % count], cells[index]) }
        let (widest, trailing) = (widths[count - 1], farCells.max() ?? 0)
        let taken = widths.dropLast().reduce(gutterWidth) { $0 + $1 + 2 } + (trailing > 0 ? trailing + 2 : 0)
        let room = content.width - 1 - taken
        guard room >= min(widest, Self.narrowestWrap) else { return nil }
        widths[count - 1] = min(widest, room)
        return widths
    }

    private func add(_ index: Int, _ widths: [Int], to lines: inout [TextLine]) {
        let (row, last) = (rows[index], widths.count - 1)
        let first = index * widths.count
        var line = content.gutter(row.action)
        line.pad(to: gutterWidth)
        for column in 0..<last {
            let width = widths[column] + 2
            let blanks = String(blanks: width - cells[first + column])
            line.append(row.leading[column] + blanks, row.style, cells: width)
        }
        let start = line.width
        let isWhole = cells[first + last] <= widths[last]
        let parts = isWhole ? [row.leading[last]] : row.leading[last].wrapped(to: widths[last])
        line.append(parts[0], row.style)
        line.pad(to: content.width - 1 - farCells[index])
        line.append(row.farEdge, row.style, cells: farCells[index])
        lines.append(line.of(row.action))
        for part in parts.dropFirst() {
            var line = TextLine(String(blanks: start))
            line.append(part, row.style)
            lines.append(line.of(row.action))
        }
    }

    /// The fewest cells of a column that wraps.
    private static let narrowestWrap = 16
}
