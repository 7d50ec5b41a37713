import HeadlessUI

/// The looks of what is shown in place of the content.
extension Window {
    /// The rows of words to read.
    func part(of pages: Pages) -> Part {
        Part(rows: pages.lines(width: width).dropFirst(pages.top).prefix(room).map { [Run(text: " \($0)")] })
    }

    /// The rows of a list to choose from.
    func part(of chooser: Chooser) -> Part {
        let line = chooser.editor.line
        let label = " \(chooser.title): ".truncated(to: max(width / 2, 4))
        let text = FieldView(
            line.characters.map { VisibleText.escaped(String($0)) }, cursor: line.cursor,
            room: max(size.columns - CellWidth.of(label), 4))
        let column = min(CellWidth.of(label) + text.cursor, size.columns - 1)
        var part = Part(cursor: WindowDrawing.Place(row: 0, column: column))
        part.rows = [[Run(text: label, look: Look(style: .strong)), Run(text: text.text)]]
        let most = max(room - 1, 1)
        let first = max(0, min(chooser.selected - most / 2, chooser.matches.count - most))
        for (index, entry) in chooser.matches.enumerated().dropFirst(first).prefix(most) {
            part.rows.append(row(of: entry, at: index, isSelected: index == chooser.selected))
        }
        if chooser.matches.isEmpty { part.rows.append([Run(text: " Nothing is called that.")]) }
        return part
    }

    private func row(of entry: Chooser.Entry, at index: Int, isSelected: Bool) -> [Run] {
        let target = Target.entry(index)
        let detail = entry.detail.truncated(to: max(width / 3, width - 5 - CellWidth.of(entry.title)))
        let title = entry.title.truncated(to: max(1, width - CellWidth.of(detail) - 5))
        let gap = String(repeating: " ", count: max(1, width - 3 - CellWidth.of(title) - CellWidth.of(detail)))
        let mark = Look(style: .strong, isFocused: isSelected)
        return [Run(text: isSelected ? "▸ " : "  ", look: mark, target: target)]
            + runs(of: title, entry.positions, Look(isFocused: isSelected), target)
            + [Run(text: gap + detail, look: Look(style: .secondary, isFocused: isSelected), target: target)]
    }

    /// The runs of a title, in which the letters that were searched for stand out.
    private func runs(of title: String, _ positions: [Int], _ look: Look, _ target: Target) -> [Run] {
        let matches = Set(positions)
        var runs: [Run] = []
        for (index, character) in title.enumerated() {
            var look = look
            look.isMatch = matches.contains(index) && character != "…"
            if runs.last?.look == look {
                runs[runs.count - 1].text.append(character)
            } else {
                runs.append(Run(text: String(character), look: look, target: target))
            }
        }
        return runs
    }
}
