import HeadlessUI

/// Writes cells to a terminal, and knows where its cursor is and which look is set.
///
/// All of a drawing appears at once where the terminal knows synchronised output. The cursor never wraps to another
/// row, and is set anew after everything that terminals disagree on.
struct WindowPen {
    private let theme: WindowTheme
    /// The cells of a row.
    private let width: Int
    private var bytes = ""
    /// The look that is set, as the theme writes it.
    private var code = ""
    /// Where the cursor is, or nil where that is not sure.
    private var place: WindowDrawing.Place?

    /// Fewer equal cells than these between two changes are written again.
    private static let shortGap = 6

    init(theme: WindowTheme, width: Int) {
        (self.theme, self.width) = (theme, width)
    }

    /// Whether nothing was drawn.
    var isUnused: Bool { bytes.isEmpty }

    /// Empties the screen.
    mutating func clear() {
        bytes += "\u{1B}[0m\u{1B}[2J"
    }

    /// Draws a row in place of another.
    mutating func draw(_ new: CellRow, replacing old: CellRow, at row: Int) {
        let (was, now) = (old.cells, new.cells)
        guard let first = now.indices.first(where: { was[$0] != now[$0] }) else { return }
        guard old.isCertain, new.isCertain else {
            return draw(now, from: Self.start(first, was, now), upTo: now.count, at: row)
        }
        var start = first
        var end = first + 1
        for column in first..<now.count where was[column] != now[column] {
            if column - end >= Self.shortGap {
                draw(now, from: start, upTo: end, at: row)
                start = column
            }
            end = column + 1
        }
        draw(now, from: start, upTo: end, at: row)
    }

    /// Where a character begins that is at a cell, before or after.
    private static func start(_ column: Int, _ was: [Cell], _ now: [Cell]) -> Int {
        var start = column
        while start > 0, was[start].text.isEmpty || now[start].text.isEmpty { start -= 1 }
        return start
    }

    /// Draws some cells of a row.
    mutating func draw(_ cells: [Cell], from start: Int, upTo end: Int, at row: Int) {
        guard start < end else { return }
        // What is blank up to the end of the row need not be written.
        let written = theme.fillsBlanks || end < cells.count ? end : max(start, Self.end(of: cells))
        for column in start..<written where !cells[column].text.isEmpty { write(cells[column], row, column) }
        guard written < end else { return }
        if end - written > 3 {
            go(to: WindowDrawing.Place(row: row, column: written))
            set(.plain)
            bytes += "\u{1B}[K"
        } else {
            for column in written..<end { write(.blank, row, column) }
        }
    }

    /// Where the last blank cells of a row begin.
    private static func end(of cells: [Cell]) -> Int {
        (cells.lastIndex { $0 != .blank } ?? -1) + 1
    }

    private mutating func write(_ cell: Cell, _ row: Int, _ column: Int) {
        let here = WindowDrawing.Place(row: row, column: column)
        go(to: here)
        set(cell.look)
        guard cell.isCertain else {
            // A terminal that takes it for narrower leaves the rest as it was: better blank.
            bytes += "  "
            place = nil
            go(to: here)
            bytes += cell.text.fitting(width - column)
            place = nil
            return
        }
        bytes += cell.text
        place = WindowDrawing.Place(row: row, column: column + (cell.isWide ? 2 : 1))
    }

    private mutating func go(to target: WindowDrawing.Place) {
        guard place != target else { return }
        bytes +=
            place?.row == target.row ? "\u{1B}[\(target.column + 1)G" : "\u{1B}[\(target.row + 1);\(target.column + 1)H"
        place = target
    }

    private mutating func set(_ wanted: Look) {
        let wanted = theme.code(of: wanted)
        if wanted != code { bytes += wanted.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(wanted)m" }
        code = wanted
    }

    /// All bytes, and the cursor at its place.
    consuming func finished(at cursor: WindowDrawing.Place) -> String {
        let drawn = code.isEmpty ? bytes : "\(bytes)\u{1B}[0m"
        return "\u{1B}[?2026h\(drawn)\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?2026l"
    }
}

extension String {
    /// The character if its scalars fit side by side, as some terminals draw them, else its first one.
    fileprivate func fitting(_ cells: Int) -> String {
        let spread = unicodeScalars.reduce(0) { $0 + CellWidth.of(Character($1)) }
        return spread <= cells ? self : String(unicodeScalars.prefix(1))
    }
}
