import HeadlessUI

/// A terminal as a grid of characters, which obeys what a window is drawn with. A wide one has an empty cell behind it.
struct GridTerminal {
    private(set) var rows: [[String]]
    private(set) var cursor = (row: 0, column: 0)
    private let columns: Int

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    mutating func take(_ bytes: String) {
        var rest = Array(bytes)[...]
        while let character = rest.popFirst() {
            switch character {
            case "\u{1B}":
                _ = rest.popFirst()
                let text = rest.prefix { !$0.isLetter && $0 != "@" }
                rest = rest.dropFirst(text.count)
                let numbers = text.split(separator: ";").map { Int(String($0)) ?? 1 }
                if let operation = rest.popFirst() { obey(operation, numbers) }
            case "\r": cursor.column = 0
            default: write(character)
            }
        }
    }

    private mutating func write(_ character: Character) {
        rows[cursor.row][cursor.column] = String(character)
        cursor.column += 1
        guard CellWidth.of(character) == 2 else { return }
        rows[cursor.row][cursor.column] = ""
        cursor.column += 1
    }

    private mutating func obey(_ operation: Character, _ numbers: [Int]) {
        let number = numbers.first ?? 1
        let (row, column) = cursor
        let blank = Array(repeating: " ", count: columns)
        switch operation {
        case "A": cursor.row -= number
        case "B": cursor.row += number
        case "C": cursor.column += number
        case "D": cursor.column -= number
        case "G": cursor.column = number - 1
        case "H": cursor = (number - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
        case "J": rows = rows.map { _ in blank }
        case "K": rows[row].replaceSubrange(column..., with: blank[column...])
        case "@": rows[row] = Array((rows[row][..<column] + blank[..<number] + rows[row][column...]).prefix(columns))
        case "P": rows[row] = Array(rows[row][..<column] + rows[row][(column + number)...] + blank[..<number])
        case "L": rows = Array((rows[..<row] + repeatElement(blank, count: number) + rows[row...]).prefix(rows.count))
        case "M": rows = Array(rows[..<row] + rows[(row + number)...] + repeatElement(blank, count: number))
        default: break
        }
    }
}
