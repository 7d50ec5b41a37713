import HeadlessUI

/// A terminal that obeys what a line is drawn with.
struct TestTerminal {
    private let width: Int
    private let height: Int
    private var rows: [[String]]
    private var (row, column) = (0, 0)

    init(width: Int, height: Int = .max) {
        (self.width, self.height) = (width, height)
        rows = [Array(repeating: " ", count: width)]
    }

    /// Its rows behind a bar, without blanks at their ends, and a mark at the cursor.
    var shown: String {
        rows[...max(row, rows.lastIndex { $0.contains { $0 != " " } } ?? 0)].enumerated().map { index, cells in
            var cells = cells
            if index == row { cells.insert("▏", at: column) }
            let last = cells.lastIndex { $0 != " " } ?? -1
            return "│" + cells[..<(last + 1)].joined()
        }.joined(separator: "\n")
    }

    mutating func take(_ bytes: String) {
        var rest = Array(bytes)[...]
        while let character = rest.popFirst() {
            switch character {
            case "\u{8}": column = max(0, min(column, width - 1) - 1)
            case "\r": column = 0
            case "\n": down()
            case "\r\n":
                column = 0
                down()
            case "\u{1B}": obey(&rest)
            default: write(character)
            }
        }
    }

    private mutating func down() {
        row += 1
        if row == height {
            rows.removeFirst()
            row -= 1
        }
        if row == rows.count { rows.append(Array(repeating: " ", count: width)) }
    }

    private mutating func obey(_ rest: inout ArraySlice<Character>) {
        _ = rest.popFirst()
        let digits = rest.prefix { $0.isNumber }
        rest = rest.dropFirst(digits.count)
        let number = Int(String(digits)) ?? 1
        switch rest.popFirst() {
        case "A": row = max(0, row - number)
        case "C": column = min(width - 1, column + number)
        case "G": column = number - 1
        case "K": erase(row, from: min(column, width - 1))
        default:
            erase(row, from: min(column, width - 1))
            for other in rows.indices where other > row { erase(other, from: 0) }
        }
    }

    private mutating func erase(_ row: Int, from column: Int) {
        for index in column..<width { rows[row][index] = " " }
    }

    private mutating func write(_ character: Character) {
        let cells = CellWidth.of(character)
        if column + cells > width {
            column = 0
            down()
        }
        // Half of a wide character is nothing.
        if rows[row][column].isEmpty, column > 0 { rows[row][column - 1] = " " }
        if column + cells < width, rows[row][column + cells].isEmpty { rows[row][column + cells] = " " }
        rows[row][column] = String(character)
        if cells == 2 { rows[row][column + 1] = "" }
        column += cells
    }
}
