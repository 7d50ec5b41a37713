/// Writes and moves on a terminal while it draws a line, and knows where its cursor is.
struct LinePen {
    let width: Int
    private(set) var bytes = ""
    private var place = LineDrawing.Place()

    init(width: Int, at place: LineDrawing.Place = LineDrawing.Place()) {
        (self.width, self.place) = (width, place)
    }

    mutating func write(_ glyphs: some Collection<LineGlyph>) {
        for glyph in glyphs {
            if place.column + glyph.cells > width { wrap() }
            bytes += glyph.text
            place.column += glyph.cells
            if glyph.isUncertain, place.column < width { bytes += "\u{1B}[\(place.column + 1)G" }
        }
    }

    /// Goes to the next row, as a terminal does by itself for a character that does not fit.
    private mutating func wrap() {
        if place.column < width { bytes += "\u{1B}[K" }
        place = LineDrawing.Place(row: place.row + 1)
    }

    /// Clears the rest of a row that the next glyph does not fit on.
    mutating func clearRow(before next: LineDrawing.Place) {
        if next.row > place.row, place.column < width { bytes += "\u{1B}[K" }
    }

    /// Clears from here to the end of the screen.
    mutating func clear() {
        bytes += "\u{1B}[J"
    }

    mutating func go(to target: LineDrawing.Place) {
        // A full row leaves the cursor on it, until more is written.
        if place.column == width {
            bytes += "\r"
            place.column = 0
        }
        if target.row > place.row {
            bytes += "\r" + String(repeating: "\n", count: target.row - place.row)
            place = LineDrawing.Place(row: target.row)
        } else if target.row < place.row {
            bytes += "\u{1B}[\(place.row - target.row)A"
        }
        bytes += across(to: target.column)
        place = target
    }

    private func across(to column: Int) -> String {
        switch column - place.column {
        case 0: ""
        case _ where column == 0: "\r"
        case -3 ... -1: String(repeating: "\u{8}", count: place.column - column)
        case 1: "\u{1B}[C"
        default: "\u{1B}[\(column + 1)G"
        }
    }
}
