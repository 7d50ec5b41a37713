import TextShell

/// A table as RFC 4180 describes it, with the place of each cell.
nonisolated struct CSVTable: Hashable, Sendable {
    /// A cell, where it begins: lines and columns count from one.
    struct Cell: Hashable, Sendable {
        var text = ""
        let line: Int
        let column: Int
    }

    /// The rows; empty lines are none.
    private(set) var rows: [[Cell]] = []

    /// Reads a table.
    ///
    /// - Throws: a failure with line and column for a quote that is out of place.
    init(_ text: String) throws(CommandFailure) {
        var reader = Reader(text)
        while let row = try reader.row() { if row.count > 1 || row[0].text != "" { rows.append(row) } }
    }

    private struct Reader {
        private let characters: [Character]
        private var index = 0
        private var (line, column) = (1, 1)

        init(_ text: String) { characters = Array(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text) }

        mutating func row() throws(CommandFailure) -> [Cell]? {
            guard index < characters.count else { return nil }
            var cells = [try cell()]
            while index < characters.count, characters[index] == "," {
                step()
                cells.append(try cell())
            }
            if index < characters.count { step() }
            return cells
        }

        private mutating func cell() throws(CommandFailure) -> Cell {
            var cell = Cell(line: line, column: column)
            if index < characters.count, characters[index] == "\"" {
                cell.text = try quoted(cell)
            } else {
                while index < characters.count, characters[index] != ",", !characters[index].isNewline {
                    cell.text.append(characters[index])
                    step()
                }
            }
            return cell
        }

        private mutating func quoted(_ cell: Cell) throws(CommandFailure) -> String {
            var text = ""
            step()
            while index < characters.count {
                let character = characters[index]
                step()
                guard character == "\"" else {
                    text.append(character)
                    continue
                }
                guard index < characters.count, characters[index] == "\"" else {
                    let isOver = index == characters.count || characters[index] == "," || characters[index].isNewline
                    guard isOver else { throw Self.failure(line, column, "a comma belongs after the quote") }
                    return text
                }
                text.append("\"")
                step()
            }
            throw Self.failure(cell.line, cell.column, "the quote is not closed")
        }

        private mutating func step() {
            (line, column) = characters[index].isNewline ? (line + 1, 1) : (line, column + 1)
            index += 1
        }

        private static func failure(_ line: Int, _ column: Int, _ problem: String) -> CommandFailure {
            CommandFailure("Line \(line), column \(column): \(problem).", .dataError)
        }
    }
}
