import HeadlessUI

/// How the window looks.
extension Window {
    /// The window as it is to stand on the terminal.
    package var drawing: WindowDrawing {
        if size.isTooSmall { return tooSmall }
        let body = self.body
        let filler = [[Run]](repeating: [], count: max(0, room - body.rows.count))
        let head = header
        var cursor = body.cursor.map { WindowDrawing.Place(row: $0.row + head.count, column: $0.column) }
        let foot = footer
        let above = head.count + body.rows.count + filler.count
        if let place = foot.cursor { cursor = WindowDrawing.Place(row: place.row + above, column: place.column) }
        let rows = head + body.rows + filler + foot.rows
        cursor = cursor ?? focus.flatMap { rows.place(of: $0) }
        return WindowDrawing(
            size: size, rows: Array(rows.prefix(size.rows)),
            cursor: cursor ?? WindowDrawing.Place(row: min(head.count, size.rows - 1), column: 0))
    }

    private var tooSmall: WindowDrawing {
        let lines = "Too small: 20 × 6 is enough. Ctrl-C ends.".wrapped(to: size.columns)
        return WindowDrawing(
            size: size, rows: lines.prefix(size.rows).map { [Run(text: $0)] }, cursor: WindowDrawing.Place())
    }

    /// The rows of the content that are on show.
    var room: Int { max(1, size.rows - header.count - footerHeight) }

    /// Some rows, and the cursor among them.
    struct Part {
        var rows: [[Run]] = []
        var cursor: WindowDrawing.Place?
    }

    private var header: [[Run]] {
        let lines = layout.header.map { $0.runs() }
        // The rule is left out where there is hardly any room, and then all but the first line.
        guard size.rows < 10 else { return lines }
        return Array(lines.dropLast().prefix(size.rows < 8 ? 1 : 2))
    }

    /// The rows below the header, at most as many as there is room for.
    private var body: Part {
        switch overlay {
        case .pages(let pages): part(of: pages)
        case .chooser(let chooser): part(of: chooser)
        case .command, nil: content
        }
    }

    private var content: Part {
        var part = Part()
        for (index, line) in layout.content.enumerated().dropFirst(top).prefix(room) {
            let isEdited = edit?.field.action.map { action in line.spans.contains { $0.action == action } } ?? false
            if isEdited, let edit {
                guard layout.line(of: edit.field.action ?? ActionID(0)) == index else { continue }
                let row = row(of: edit)
                part.cursor = WindowDrawing.Place(row: part.rows.count, column: row.cursor)
                part.rows.append(row.runs)
                continue
            }
            part.rows.append(shown(line))
        }
        return part
    }

    /// A line of the content with its focus, and a mark if it is new.
    private func shown(_ line: TextLine) -> [Run] {
        let isNew = !changed.isEmpty && changed.contains(line.words)
        var runs = line.runs(focus: focus?.action, isChanged: isNew)
        if isNew, runs.first?.text.first == " ", let first = runs.first {
            runs[0].text = String(first.text.dropFirst())
            runs.insert(Run(text: "•", look: Look(style: .strong), target: first.target), at: 0)
        }
        return runs
    }
}

extension TextLine {
    /// The line as runs of a window.
    func runs(focus: ActionID? = nil, isChanged: Bool = false) -> [Run] {
        spans.map { span in
            let isFocused = span.action != nil && span.action == focus
            return Run(
                text: span.text, look: Look(style: span.style, isFocused: isFocused, isChanged: isChanged),
                target: span.action.map { .control($0) })
        }
    }
}

extension [[Run]] {
    /// Where something begins.
    fileprivate func place(of target: Target) -> WindowDrawing.Place? {
        guard let row = firstIndex(where: { $0.contains { $0.target == target } }) else { return nil }
        let before = self[row].prefix { $0.target != target }
        return WindowDrawing.Place(row: row, column: Array<Run>(before).width)
    }
}

/// A field that is typed into.
extension Window {
    /// The row of the field: as much around the cursor as fits.
    private func row(of edit: FieldEdit) -> (runs: [Run], cursor: Int) {
        let target = edit.field.action.map { Target.control($0) }
        let number = edit.field.number ?? ""
        let gutter = String(controls.count).count
        var runs = [
            Run(text: "▸\(number.padded(to: gutter, at: .leading)) ", look: Look(style: .strong), target: target),
            Run(text: "\(edit.field.label): ".truncated(to: max(width / 2, 4)), look: .plain, target: target),
        ]
        let start = runs.width
        let text = edit.shown
        let view = FieldView(text.characters, cursor: text.cursor, room: max(width - start - 1, 4))
        runs.append(Run(text: view.text, look: Look(style: .plain, isFocused: true), target: target))
        return (runs, min(start + view.cursor, size.columns - 1))
    }
}

/// The part of a long text around its cursor.
struct FieldView {
    private(set) var text = ""
    /// The cells before the cursor.
    private(set) var cursor = 0

    /// As much of the text as fits, with a mark where more follows, and room for the cursor at its end.
    init(_ characters: [String], cursor position: Int, room: Int) {
        let cells = characters.map { CellWidth.of($0) }
        var start = position
        var used = 0
        // Two cells are for the marks of what is left out, and one is for the cursor.
        while start > 0, used + cells[start - 1] <= room - 3 {
            start -= 1
            used += cells[start]
        }
        cursor = used + (start > 0 ? 1 : 0)
        var end = position
        while end < characters.count, used + cells[end] <= room - 3 {
            used += cells[end]
            end += 1
        }
        text = (start > 0 ? "‹" : "") + characters[start..<end].joined() + (end < characters.count ? "›" : " ")
    }
}
