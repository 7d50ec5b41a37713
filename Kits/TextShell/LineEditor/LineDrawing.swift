import HeadlessUI

/// A prompt and a line as they stand on a terminal, and the bytes that turn one into another.
///
/// The text is in logical order: what runs from right to left is left to the terminal.
struct LineDrawing: Hashable, Sendable {
    /// A place on the terminal, counted from where the prompt begins.
    struct Place: Hashable, Sendable {
        var row = 0
        var column = 0
    }

    private var glyphs: [LineGlyph]
    private var cursor: Int
    private let width: Int
    /// The beginnings of the glyphs, and the end of the line.
    private var places: [Place]

    /// A line after a prompt.
    ///
    /// - Parameters:
    ///   - prompt: the prompt.
    ///   - line: the line.
    ///   - width: the width of the terminal in cells.
    ///   - height: its rows. Of a line that is taller, the rows around the cursor are shown.
    init(prompt: String, line: EditableLine = EditableLine(), width: Int, height: Int = .max) {
        var glyphs: [LineGlyph] = []
        glyphs.reserveCapacity(prompt.utf8.count + line.characters.count)
        for character in prompt { LineGlyph.add(character, to: &glyphs) }
        for character in line.characters[..<line.cursor] { LineGlyph.add(character, to: &glyphs) }
        let before = glyphs.count
        for character in line.characters[line.cursor...] { LineGlyph.add(character, to: &glyphs) }
        self.width = max(width, 2)
        let all = Self.places(of: glyphs, width: self.width)
        let shown = Self.window(on: all, around: all[before].row, rows: max(height, 2) - 1)
        let isWhole = shown.count == glyphs.count
        self.glyphs = isWhole ? glyphs : Array(glyphs[shown])
        cursor = before - shown.lowerBound
        places = isWhole ? all : Self.places(of: self.glyphs, width: self.width)
    }

    /// The glyphs on as many rows as there are, the last of them that of the cursor unless all rows before it fit.
    private static func window(on places: [Place], around row: Int, rows: Int) -> Range<Int> {
        let end = places.count - 1
        guard places[end].row >= rows else { return 0..<end }
        let top = max(row - rows + 1, 0)
        let first = places.firstIndex { $0.row >= top } ?? 0
        return first..<min(places.firstIndex { $0.row >= top + rows } ?? end, end)
    }

    /// The column of the cursor, from 0.
    var column: Int { places[cursor].column }

    /// Draws the line on an empty row.
    var whole: String {
        var pen = LinePen(width: width)
        pen.write(glyphs)
        pen.go(to: places[cursor])
        return pen.bytes
    }

    /// Draws the line in place of another.
    func replacing(_ old: LineDrawing) -> String {
        guard old.width == width else { return old.erased(at: width) + whole }
        let (was, now) = (old.places, places)
        let start = Self.same(old.glyphs, glyphs)
        let tail = kept(from: old, after: start, was, now)
        var pen = LinePen(width: width, at: was[old.cursor])
        if start + tail < glyphs.count || tail > 0 && start + tail < old.glyphs.count {
            pen.go(to: place(after: start, now))
            pen.write(glyphs[start..<(glyphs.count - tail)])
            if tail > 0 { pen.clearRow(before: now[glyphs.count - tail]) }
        }
        if tail == 0, was[old.glyphs.count] > now[glyphs.count] {
            pen.go(to: now[glyphs.count])
            pen.clear()
        }
        pen.go(to: now[cursor])
        return pen.bytes
    }

    /// Adds a character of one byte behind the cursor, which is at the end of the line.
    ///
    /// - Returns: whether it fits on the row with the cursor behind it; if not, nothing is added.
    mutating func append(_ text: String, width: Int) -> Bool {
        guard width == self.width, cursor == glyphs.count, places[cursor].column + 1 < width else { return false }
        glyphs.append(LineGlyph(text: text, cells: 1))
        cursor += 1
        places.append(Place(row: places[cursor - 1].row, column: places[cursor - 1].column + 1))
        return true
    }

    /// Goes behind the line, to an empty row.
    var leaving: String {
        var pen = LinePen(width: width, at: places[cursor])
        pen.go(to: places[glyphs.count])
        return pen.bytes
    }

    /// Takes the line away from a terminal that has another width by now and has wrapped it anew.
    private func erased(at width: Int) -> String {
        let row = Self.places(of: glyphs, width: max(width, 2))[cursor].row
        return (row > 0 ? "\u{1B}[\(row)A" : "") + "\r\u{1B}[J"
    }

    /// How many glyphs are the same at the start of both.
    private static func same(_ old: some Sequence<LineGlyph>, _ new: some Sequence<LineGlyph>) -> Int {
        var (count, rest) = (0, new.makeIterator())
        for glyph in old {
            guard glyph.text == rest.next()?.text else { break }
            count += 1
        }
        return count
    }

    /// How many of the last glyphs are the same at the same places.
    private func kept(from old: LineDrawing, after start: Int, _ was: [Place], _ now: [Place]) -> Int {
        let most = min(old.glyphs.count, glyphs.count) - start
        let tail = Self.same(old.glyphs.suffix(most).reversed(), glyphs.suffix(most).reversed())
        return was[old.glyphs.count - tail] == now[glyphs.count - tail] ? tail : 0
    }

    /// Where a glyph begins to be written: on a row that it does not fit on any more, the rest has to be cleared.
    private func place(after count: Int, _ places: [Place]) -> Place {
        guard count > 0 else { return Place() }
        var place = places[count - 1]
        place.column += glyphs[count - 1].cells
        return place.column < width ? place : places[count]
    }

    /// The beginning of each glyph, and the end of the line.
    private static func places(of glyphs: [LineGlyph], width: Int) -> [Place] {
        var place = Place()
        var places: [Place] = []
        places.reserveCapacity(glyphs.count + 1)
        for glyph in glyphs {
            if place.column + glyph.cells > width { place = Place(row: place.row + 1) }
            places.append(place)
            place.column += glyph.cells
        }
        if place.column == width { place = Place(row: place.row + 1) }
        places.append(place)
        return places
    }
}

extension LineDrawing.Place: Comparable {
    /// Whether a place is above or to the left of another.
    static func < (one: Self, other: Self) -> Bool { (one.row, one.column) < (other.row, other.column) }
}
