/// A window as it stands on a terminal.
public struct WindowDrawing: Hashable, Sendable {
    /// A cell, counted from the upper left corner.
    struct Place: Hashable, Sendable {
        var row = 0
        var column = 0
    }

    let size: WindowSize
    /// The rows, at most as many as the window has.
    let rows: [[Run]]
    /// Where the cursor is.
    let cursor: Place

    /// The cells of a row; all blank below the last.
    func cells(ofRow row: Int) -> CellRow {
        CellRow(rows.indices.contains(row) ? rows[row] : [], width: size.columns)
    }

    /// The target at a cell.
    func target(at column: Int, _ row: Int) -> Target? {
        rows.indices.contains(row) ? rows[row].target(at: column) : nil
    }
}

extension WindowDrawing {
    /// The bytes that draw the window on a terminal, whatever it shows.
    func whole(in theme: WindowTheme) -> String {
        var pen = WindowPen(theme: theme, size: size)
        pen.clear()
        for row in 0..<size.rows {
            let drawn = cells(ofRow: row)
            let end = (drawn.cells.lastIndex { $0 != .blank } ?? -1) + 1
            // A terminal may have drawn something beyond its cells.
            let isWhole = theme.fillsBlanks || !drawn.isCertain
            pen.draw(drawn, from: 0, upTo: isWhole ? size.columns : end, at: row)
        }
        return pen.finished(at: cursor)
    }

    /// The bytes that draw the window in place of another; empty where nothing is to be done.
    package func replacing(_ old: WindowDrawing, in theme: WindowTheme) -> String {
        guard old.size == size else { return whole(in: theme) }
        var pen = WindowPen(theme: theme, size: size)
        let (was, now) = (old.allRows, allRows)
        let shifts = size.isExact ? [Shift](from: was, to: now, most: size.rows / 2, isEmpty: \.isEmpty) : []
        let filling: [Run]? = theme.fillsBlanks ? nil : []
        pen.draw(orWith: shifts) { pen, shifts in
            for shift in shifts { pen.shift(shift) }
            let moved = shifts.reduce(was) { $0.shifted(by: $1, filling: filling) }
            draw(now, replacing: moved, with: &pen)
        }
        return pen.isUnused && cursor == old.cursor ? "" : pen.finished(at: cursor)
    }

    /// The rows of all of the window.
    private var allRows: [[Run]] {
        Array(rows.prefix(size.rows)) + repeatElement([], count: max(0, size.rows - rows.count))
    }

    /// Draws the rows that differ. Of a row that is nil, nothing is known.
    private func draw(_ now: [[Run]], replacing was: [[Run]?], with pen: inout WindowPen) {
        for row in now.indices where now[row] != was[row] {
            let old = was[row].map { CellRow($0, width: size.columns) } ?? CellRow(unknown: size.columns)
            pen.draw(CellRow(now[row], width: size.columns), replacing: old, at: row)
        }
    }
}
