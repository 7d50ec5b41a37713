import HeadlessUI

/// Writes cells to a terminal, and knows where its cursor is and which look is set.
///
/// All of a drawing appears at once where the terminal knows synchronised output. The cursor never wraps to another
/// row, and is set anew after everything that terminals disagree on.
struct WindowPen {
    private let theme: WindowTheme
    private let size: WindowSize
    private var bytes: [UInt8] = []
    /// The look that is set, as the theme writes it.
    private var code = ""
    /// The cell that was written last: most have the look of the one before.
    private var last: Cell?
    /// Where the cursor is, or nil where that is not sure.
    private var place: WindowDrawing.Place?

    /// Fewer equal cells than these between two changes are written again.
    private static let shortGap = 6
    /// The longest way that a part of a row is moved.
    private static let longestShift = 32

    init(theme: WindowTheme, size: WindowSize) {
        (self.theme, self.size) = (theme, size)
    }

    /// Whether nothing was drawn.
    var isUnused: Bool { bytes.isEmpty }

    /// Empties the screen.
    mutating func clear() {
        bytes += "\u{1B}[0m\u{1B}[2J".utf8
    }

    /// Draws in the way that takes fewer bytes: without shifts, or with them where there are any.
    ///
    /// - Parameters:
    ///   - shifts: the shifts.
    ///   - least: no fewer bytes are drawn without them.
    ///   - draw: draws, after some shifts.
    mutating func draw(orWith shifts: [Shift], least: Int = 0, _ draw: (inout Self, [Shift]) -> Void) {
        guard !shifts.isEmpty else { return draw(&self, []) }
        var best = emptied
        draw(&best, shifts)
        if least < best.bytes.count {
            var still = emptied
            draw(&still, [])
            if still.bytes.count <= best.bytes.count { best = still }
        }
        (code, last, place) = (best.code, best.last, best.place)
        bytes += best.bytes
    }

    private var emptied: Self {
        var pen = self
        pen.bytes = []
        return pen
    }

    /// Draws a row in place of another.
    mutating func draw(_ new: CellRow, replacing old: CellRow, at row: Int) {
        guard let first = new.firstDifference(from: old) else { return }
        let (was, now) = (old.cells, new.cells)
        guard old.isCertain, new.isCertain else {
            return draw(new, from: Self.start(first, was, now), upTo: now.count, at: row)
        }
        let shifts = size.isExact ? old.shifts(to: new, most: Self.longestShift) : []
        let least = shifts.isEmpty ? 0 : now.indices.count { now[$0] != .blank && now[$0] != was[$0] }
        draw(orWith: shifts, least: least) { pen, shifts in
            for shift in shifts { pen.shift(shift, of: row) }
            let moved = shifts.reduce(was) { $0.shifted(by: $1, filling: pen.filling) }
            pen.drawChanges(from: moved, to: new, at: row)
        }
    }

    /// Draws the cells of a row that differ.
    private mutating func drawChanges(from was: [Cell], to new: CellRow, at row: Int) {
        let now = new.cells
        guard let first = now.indices.first(where: { was[$0] != now[$0] }) else { return }
        var start = first
        var end = first + 1
        for column in first..<now.count where was[column] != now[column] {
            if column - end >= Self.shortGap {
                draw(new, from: start, upTo: end, at: row)
                start = column
            }
            end = column + 1
        }
        draw(new, from: start, upTo: end, at: row)
    }

    /// A cell that a shift has emptied: where blank cells have a look, terminals do not agree on it.
    private var filling: Cell { theme.fillsBlanks ? .unknown : .blank }

    private mutating func shift(_ shift: Shift, of row: Int) {
        let (column, count, letter) = shift.parts("P", "@")
        go(to: WindowDrawing.Place(row: row, column: column))
        set(.plain)
        bytes += WindowDrawing.Place.operation(letter, count).utf8
    }

    /// Moves the rows from one on.
    mutating func shift(_ shift: Shift) {
        let (row, count, letter) = shift.parts("M", "L")
        go(to: WindowDrawing.Place(row: row, column: 0))
        set(.plain)
        bytes += WindowDrawing.Place.operation(letter, count).utf8
        place = nil
    }

    /// Where a character begins that is at a cell, before or after.
    private static func start(_ column: Int, _ was: [Cell], _ now: [Cell]) -> Int {
        var start = column
        while start > 0, was[start].isSecond || now[start].isSecond { start -= 1 }
        return start
    }

    /// Draws some cells of a row.
    mutating func draw(_ shown: CellRow, from start: Int, upTo end: Int, at row: Int) {
        guard start < end else { return }
        let cells = shown.cells
        // What is blank up to the end of the row need not be written.
        let blank = Self.end(of: cells)
        let written = theme.fillsBlanks || end < blank ? end : max(start, blank)
        for column in start..<written where !cells[column].isSecond { write(cells[column], of: shown, row, column) }
        guard written < end else { return }
        if end - written > 3 {
            go(to: WindowDrawing.Place(row: row, column: written))
            set(.plain)
            bytes += "\u{1B}[K".utf8
        } else {
            for column in written..<end { write(.blank, of: shown, row, column) }
        }
    }

    /// Where the last blank cells of a row begin.
    private static func end(of cells: [Cell]) -> Int {
        (cells.lastIndex { $0 != .blank } ?? -1) + 1
    }

    private mutating func write(_ cell: Cell, of shown: CellRow, _ row: Int, _ column: Int) {
        let here = WindowDrawing.Place(row: row, column: column)
        go(to: here)
        if last.map(cell.looks) != true { set(cell.look) }
        last = cell
        guard cell.isCertain else {
            // A terminal that takes it for narrower leaves the rest as it was: better blank.
            bytes += "  ".utf8
            place = nil
            go(to: here)
            bytes += shown.text(at: column).fitting(size.columns - column).utf8
            place = nil
            return
        }
        if let byte = cell.byte { bytes.append(byte) } else { bytes += String(cell.scalar).utf8 }
        let next = column + (cell.isWide ? 2 : 1)
        // Behind the last column no terminal has a place.
        place = next < size.columns ? WindowDrawing.Place(row: row, column: next) : nil
    }

    private mutating func go(to target: WindowDrawing.Place) {
        if target != place { bytes += target.move(from: place).utf8 }
        place = target
    }

    private mutating func set(_ wanted: Look) {
        last = nil
        let wanted = theme.code(of: wanted)
        if wanted != code {
            let change = wanted.isEmpty ? "\u{1B}[0m" : code.isEmpty ? "\u{1B}[\(wanted)m" : "\u{1B}[0;\(wanted)m"
            bytes += change.utf8
        }
        code = wanted
    }

    /// All bytes, and the cursor at its place.
    consuming func finished(at cursor: WindowDrawing.Place) -> String {
        let drawn = String(decoding: bytes, as: UTF8.self)
        return "\u{1B}[?2026h\(drawn)\(code.isEmpty ? "" : "\u{1B}[0m")\(cursor.move(from: place))\u{1B}[?2026l"
    }
}

extension String {
    /// The character if its scalars fit side by side, as some terminals draw them, else its first one.
    fileprivate func fitting(_ cells: Int) -> String {
        let spread = unicodeScalars.reduce(0) { $0 + CellWidth.of(Character($1)) }
        return spread <= cells ? self : String(unicodeScalars.prefix(1))
    }
}
