import HeadlessUI
import Support
import Testing

@testable import TextShell

@Suite("Drawing by difference") struct DrawingDifferenceTests {
    /// Rows, others in place of them, and the bytes that draw these on the second row. The cursor is in the first cell.
    static let rows: [(old: String, new: String, bytes: String)] = [
        ("same", "same", ""),
        ("a", "b", "⎋[2Hb"),
        ("orders: 7 open", "orders: 8 open", "⎋[2;9H8"),
        // Few equal cells are written again, many are passed over.
        ("1 Ana 1", "2 Ana 2", "⎋[2H2 Ana 2"),
        ("1 Anastasia 1", "2 Anastasia 2", "⎋[2H2⎋[11C2"),
        // What becomes blank up to the end is erased.
        ("Ana Ruiz, pharmacist", "Ana", "⎋[2;5H⎋[K"),
        ("Ana R", "Ana", "⎋[2;5H "),
        // What only moves is moved.
        ("#7 placed Ana Ruiz", "#7 placed      Ana Ruiz", "⎋[2;11H⎋[5@"),
        ("#7 placed      Ana Ruiz", "#7 placed Ana Ruiz", "⎋[2;11H⎋[5P"),
        ("#7 placed Ana Ruiz     9", "#7 placed   Ana Ruiz   9", "⎋[2;11H  Ana Ruiz⎋[1H"),
        (
            "#7 placed Marguerite Delacroix   19.40", "#7 placed  Marguerite Delacroix  19.40",
            "⎋[2;33H⎋[P⎋[22D⎋[@"
        ),
        // One cell of a short row is written sooner than moved.
        ("ab", " ab", "⎋[2H ab"),
        // Wide characters are moved as wholes.
        ("#7 placed 陳偉 陳偉", "#7 placed    陳偉 陳偉", "⎋[2;11H⎋[3@"),
        // What terminals disagree on stays where it is: the rest of the row is written.
        ("👍🏽 placed Ana Ruiz", "👍🏽 placed  Ana Ruiz", "⎋[2;11H Ana Ruiz⎋[K"),
    ]

    @Test func `a row is drawn with few bytes`() {
        for (old, new, bytes) in Self.rows {
            let size = WindowSize(columns: 40, rows: 3)
            let (before, after) = (Self.drawing([old], size), Self.drawing([new], size))
            let drawn = after.replacing(before, in: WindowTheme(.plain))
                .replacing("\u{1B}[?2026h", with: "").replacing("\u{1B}[?2026l", with: "")
            let shown = drawn.replacing("\u{1B}", with: "⎋")
            #expect(shown.hasPrefix(bytes) && (bytes.isEmpty == drawn.isEmpty), "“\(old)” to “\(new)”: \(shown)")
        }
    }

    @Test func `rows that scroll are moved`() {
        let size = WindowSize(columns: 80, rows: 24)
        let rows = (1...60).map { "Order #\($0) of somebody, with a long text that nobody wants to send again" }
        let (before, after) = (rows[0..<22], rows[1..<23])
        let (old, new) = (Self.drawing(Array(before), size), Self.drawing(Array(after), size))
        let drawn = new.replacing(old, in: WindowTheme(.plain))
        #expect(drawn.utf8.count < 200)
    }

    @Test(arguments: WindowTheme.Name.allCases)
    func `what is drawn in place of a window is the new one`(theme: WindowTheme.Name) {
        var numbers = SeededGenerator(seed: 11)
        let size = WindowSize(columns: 40, rows: 8)
        var (drawing, terminal) = (Self.drawing([], size), GridTerminal(columns: 40, rows: 8))
        for step in 0..<400 {
            let next = Self.drawing(Self.changed(drawing.rows.map { $0.map(\.text).joined() }, &numbers), size)
            terminal.take(next.replacing(drawing, in: WindowTheme(theme)))
            drawing = next
            let wanted = (0..<8).map { next.cells(ofRow: $0).texts }
            guard terminal.rows != wanted || terminal.cursor != (next.cursor.row, next.cursor.column) else { continue }
            let (shown, belongs) = (terminal.rows.map { $0.joined() }, wanted.map { $0.joined() })
            Issue.record("step \(step): \(shown) where \(belongs) belongs")
            return
        }
    }

    @Test func `a character of several scalars is drawn in place of another one`() {
        let size = WindowSize(columns: 20, rows: 4)
        let (old, new) = (Self.drawing(["a", "b 👍🏽 c"], size), Self.drawing(["a", "b 👩‍👧 c"], size))
        #expect(new.replacing(old, in: WindowTheme(.plain)).contains("👩‍👧"))
    }

    private static func drawing(_ rows: [String], _ size: WindowSize) -> WindowDrawing {
        let rows = rows.count == 1 ? [""] + rows : rows
        return WindowDrawing(size: size, rows: rows.map { [Run(text: $0)] }, cursor: WindowDrawing.Place())
    }

    /// Rows of a list, one of which was added, removed or changed.
    private static func changed(_ rows: [String], _ numbers: inout SeededGenerator) -> [String] {
        let words = ["#1042", "placed", "ready for pickup", "陳偉", "Ana Ruiz", "Delacroix", "19.40 EUR", "─────"]
        let blanks = [" ", "   ", "       ", "            "]
        var rows = rows
        let place = Int.random(in: 0...max(0, rows.count), using: &numbers)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0 where rows.count < 8, 1 where rows.count < 8:
            let row = (0..<4).map { _ in words.randomElement(using: &numbers) ?? "" }
            rows.insert(row.joined(separator: "  "), at: place)
        case 2 where rows.indices.contains(place): rows.remove(at: place)
        case 3:
            let (old, new) = (blanks.randomElement(using: &numbers) ?? "", blanks.randomElement(using: &numbers) ?? "")
            rows = rows.map { $0.replacing(old, with: new, maxReplacements: 1) }
        default:
            guard rows.indices.contains(place), let word = words.randomElement(using: &numbers) else { break }
            rows[place] = rows[place].replacing(words.randomElement(using: &numbers) ?? "", with: word)
        }
        return rows
    }
}

extension CellRow {
    /// The character of every cell.
    fileprivate var texts: [String] { cells.indices.map { text(at: $0) } }
}
