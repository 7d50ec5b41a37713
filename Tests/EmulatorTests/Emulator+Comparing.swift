@testable import TextShell

extension Emulator {
    /// Compares what is shown with a window.
    ///
    /// - Parameters:
    ///   - drawing: the window.
    ///   - reversesFocus: whether what has the focus is to be reversed.
    /// - Returns: the first difference, or nil if exactly the window is shown.
    func difference(from drawing: WindowDrawing, reversesFocus: Bool) -> String? {
        for row in 0..<size.rows {
            let drawn = drawing.cells(ofRow: row)
            for column in 0..<size.columns {
                let wanted = drawn.cells[column]
                let isReversed = reversesFocus ? wanted.look.isFocused : nil
                if !wanted.isSecond, let byte = wanted.byte, shows(byte, row, column, isReversed: isReversed) {
                    continue
                }
                let shown = cell(row, column)
                guard !agrees(shown, drawn, column, reversesFocus) else { continue }
                return "row \(row), column \(column): “\(shown.text)” where “\(drawn.text(at: column))” belongs"
            }
        }
        let place = cursor
        return place == (drawing.cursor.row, drawing.cursor.column) ? nil : "the cursor is at \(place)"
    }

    /// Whether a cell is as it should be. Of a character that terminals disagree on, the first scalar is; its second
    /// cell has another part of it, or is blank where the terminal takes it for narrow.
    private func agrees(_ shown: Shown, _ row: CellRow, _ column: Int, _ reversesFocus: Bool) -> Bool {
        let (cell, text) = (row.cells[column], row.text(at: column))
        if cell.isSecond, column > 0, row.cells[column - 1].isCertain { return shown.text.isEmpty }
        let isReversed = !reversesFocus || shown.isReversed == cell.look.isFocused
        if cell.isSecond, column > 0, !row.cells[column - 1].isCertain {
            let parts = Set(row.text(at: column - 1).unicodeScalars)
            return shown.text.isEmpty || shown.text == " " || parts.isSuperset(of: shown.text.unicodeScalars)
        }
        guard !cell.isCertain else {
            return isReversed && shown.text.unicodeScalars.elementsEqual(text.unicodeScalars)
        }
        return isReversed && shown.text.unicodeScalars.first == text.unicodeScalars.first
    }

    /// The first difference from another terminal, or nil.
    func difference(from other: Emulator) -> String? {
        for row in 0..<size.rows {
            for column in 0..<size.columns
            where !isAlike(other, row, column) && cell(row, column) != other.cell(row, column) {
                return "row \(row), column \(column): “\(cell(row, column).text)” and “\(other.cell(row, column).text)”"
            }
        }
        return nil
    }
}
