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
            let cells = drawing.cells(ofRow: row).cells
            for column in 0..<size.columns {
                let wanted = cells[column]
                let isReversed = reversesFocus ? wanted.look.isFocused : nil
                if wanted.isCertain, wanted.text.utf8.count == 1, let byte = wanted.text.utf8.first,
                    shows(byte, row, column, isReversed: isReversed)
                {
                    continue
                }
                let shown = cell(row, column)
                guard !agrees(shown, cells, column, reversesFocus) else { continue }
                return "row \(row), column \(column): “\(shown.text)” where “\(cells[column].text)” belongs"
            }
        }
        let place = cursor
        return place == (drawing.cursor.row, drawing.cursor.column) ? nil : "the cursor is at \(place)"
    }

    /// Whether a cell is as it should be. Of a character that terminals disagree on, the first scalar is; its second
    /// cell has another part of it, or is blank where the terminal takes it for narrow.
    private func agrees(_ shown: Shown, _ cells: [Cell], _ column: Int, _ reversesFocus: Bool) -> Bool {
        let cell = cells[column]
        if cell.text.isEmpty, column > 0, cells[column - 1].isCertain { return shown.text.isEmpty }
        let isReversed = !reversesFocus || shown.isReversed == cell.look.isFocused
        if cell.text.isEmpty, column > 0, !cells[column - 1].isCertain {
            let parts = Set(cells[column - 1].text.unicodeScalars)
            return shown.text.isEmpty || shown.text == " " || parts.isSuperset(of: shown.text.unicodeScalars)
        }
        guard !cell.isCertain else {
            return isReversed && shown.text.unicodeScalars.elementsEqual(cell.text.unicodeScalars)
        }
        return isReversed && shown.text.unicodeScalars.first == cell.text.unicodeScalars.first
    }

    /// The first difference from another terminal, or nil.
    func difference(from other: Emulator) -> String? {
        for row in 0..<size.rows {
            for column in 0..<size.columns where cell(row, column) != other.cell(row, column) {
                return "row \(row), column \(column): “\(cell(row, column).text)” and “\(other.cell(row, column).text)”"
            }
        }
        return nil
    }
}
