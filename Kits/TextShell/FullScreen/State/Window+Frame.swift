import HeadlessUI

/// The rows below the content: where one is in it, what there is to say, the keys, and the sections.
extension Window {
    /// The rows.
    var footer: Part {
        var part = Part()
        if case .command(let editor) = overlay {
            let line = editor.line
            let text = FieldView(
                line.characters.map { VisibleText.escaped(String($0)) }, cursor: line.cursor, room: size.columns - 2)
            part.rows = [[Run(text: ": ", look: Look(style: .strong)), Run(text: text.text)]]
            part.cursor = WindowDrawing.Place(row: 0, column: min(2 + text.cursor, size.columns - 1))
        } else if message.isEmpty {
            part.rows = [rule]
        } else {
            part.rows = said
        }
        part.rows.append(keys)
        part.rows += sections
        return part
    }

    /// How many rows these are.
    var footerHeight: Int {
        let isSaid = if case .command = overlay { false } else { !message.isEmpty }
        return (isSaid ? said.count : 1) + 1 + sections.count
    }

    private var said: [[Run]] {
        let lines = message.flatMap { "\(VisibleText.escaped($0))".wrapped(to: width - 3) }
        let most = max(1, size.rows / 4)
        return lines.prefix(most).enumerated().map { index, line in
            [
                Run(text: index == 0 ? " ! " : "   ", look: Look(style: .warning)),
                Run(text: line, look: Look(style: .strong)),
            ]
        }
    }

    /// A rule that says which lines of how many are shown.
    private var rule: [Run] {
        let (count, first) = shownLines
        let look = Look(style: .secondary)
        guard count > available, available > 0 else {
            return [Run(text: String(repeating: "─", count: width), look: look)]
        }
        let last = min(first + available, count)
        let more = "\(first > 0 ? "▲" : " ")\(last < count ? "▼" : " ")"
        let words = " \(first + 1)–\(last) of \(count) \(more) "
        return [
            Run(text: String(repeating: "─", count: max(0, width - CellWidth.of(words) - 2)) + words + "──", look: look)
        ]
    }

    /// The rows of content, by what else there is: the footer has one row for what is said here.
    private var available: Int {
        let frame = layout.header.count + 2 + sections.count
        return max(1, size.rows - frame)
    }

    private var shownLines: (count: Int, first: Int) {
        switch overlay {
        case .pages(let pages): (pages.lines(width: width).count, pages.top)
        case .chooser: (0, 0)
        case .command, nil: (layout.content.count, top)
        }
    }

    private var keys: [Run] {
        var runs: [Run] = [Run(text: " ")]
        for hint in hints {
            let words = "\(hint.key) \(hint.meaning)"
            guard runs.width + CellWidth.of(words) + 2 <= size.columns else { break }
            runs.append(Run(text: hint.key, look: Look(style: .number), target: .key(hint.press)))
            runs.append(Run(text: " \(hint.meaning)", target: .key(hint.press)))
            runs.append(Run(text: "  "))
        }
        return runs
    }

    private struct Hint {
        let key: String
        let meaning: String
        let press: WindowKey

        init(_ key: String, _ meaning: String, _ press: WindowKey) {
            (self.key, self.meaning, self.press) = (key, meaning, press)
        }
    }

    private var hints: [Hint] {
        switch overlay {
        case .pages: [Hint("Esc", "Close", .escape), Hint("PgDn", "On", .pageDown), Hint("PgUp", "Back", .pageUp)]
        case .chooser: [Hint("Enter", "Choose", .edit(.enter)), Hint("Esc", "Close", .escape)]
        case .command: [Hint("Enter", "Do it", .edit(.enter)), Hint("Esc", "Leave", .escape)]
        case nil:
            if edit != nil { [Hint("Enter", "Keep", .edit(.enter)), Hint("Esc", "As it was", .escape)] } else { usual }
        }
    }

    private var usual: [Hint] {
        let isInField = focusedControl?.isTyped == true
        let back = screen.canGoBack ? [Hint("Esc", "Back", .escape)] : []
        let search = searchField.map { [Hint("/", $0.label, .edit(.text("/")))] } ?? []
        let help = [isInField ? Hint("F1", "Help", .help) : Hint("?", "Help", .help), Hint("Ctrl-K", "Find", .palette)]
        let line = isInField ? [] : [Hint(":", "Command", .edit(.text(":"))), Hint("q", "Quit", .edit(.text("q")))]
        return [isInField ? Hint("Type", "to fill in", .edit(.lineEnd)) : Hint("Enter", "Press", .edit(.enter))] + back
            + (isInField ? [] : search) + help + line + [Hint("Tab", "Next", .tab)]
    }

    /// The field to search in.
    var searchField: Node? { controls.first { $0.role == .searchField } }

    /// The sections, on as many rows as they need where there is room, else the row of the selected one.
    private var sections: [[Run]] {
        guard size.rows >= 8, !screen.tabs.isEmpty else { return [] }
        var rows: [[Run]] = [[Run(text: " ")]]
        for (index, tab) in screen.tabs.enumerated() {
            let isFocused = focus == .section(index)
            let name = isFocused ? "›\(tab.name)‹" : tab.isSelected ? "▸\(tab.name)◂" : "[\(tab.name)]"
            if rows[rows.count - 1].width + CellWidth.of(name) + 1 > size.columns { rows.append([Run(text: " ")]) }
            let look = Look(style: tab.isSelected ? .strong : .plain, isFocused: isFocused)
            rows[rows.count - 1] += [Run(text: name, look: look, target: .section(index)), Run(text: " ")]
        }
        guard size.rows < 16 else { return rows }
        let selected = screen.tabs.firstIndex(where: \.isSelected)
        let wanted = if case .section(let index)? = focus { Optional(index) } else { selected }
        return [rows.first { $0.contains { $0.target != nil && $0.target == wanted.map { .section($0) } } } ?? rows[0]]
    }
}
