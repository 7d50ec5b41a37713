import HeadlessUI

/// A question as the terminal shows it: its prompt, and the line that is typed, unless that is a secret or something
/// else echoes it.
@MainActor struct ShownLine {
    private let prompt: String
    private let terminal: Terminal
    private let isEchoed: Bool
    /// Whether the cursor is not moved back, so that keys that move it do nothing.
    let isPlain: Bool
    /// The line as it stands on a terminal that is not plain.
    private var drawn: LineDrawing?
    /// The text in grey behind the cursor.
    private var hint: Substring = ""
    /// Echo on a plain terminal that is not shown yet.
    private var echo = ""
    /// The characters that were added at the end since the line was drawn; nil after any other change.
    private var added: String? = ""

    /// A question that is not shown yet.
    init(prompt: String, isSecret: Bool, isPlain: Bool, on terminal: Terminal) {
        (self.prompt, self.terminal) = (prompt, terminal)
        self.isPlain = isPlain || isSecret
        isEchoed = !isSecret && terminal.echoes
    }

    /// Shows the prompt, on an empty row.
    mutating func begin() {
        guard !isPlain, isEchoed else { return StandardOutput.writeError(prompt) }
        let drawing = LineDrawing(prompt: prompt, width: terminal.width, height: terminal.height)
        StandardOutput.writeError(drawing.whole)
        drawn = drawing
    }

    /// Shows the prompt and the line once more.
    mutating func beginAgain(_ editor: LineEditor) {
        StandardOutput.writeError(isPlain ? "\r" : "\r\u{1B}[J")
        hint = ""
        begin()
        if isPlain, isEchoed { terminal.show(VisibleText.escaped(editor.line.text)) }
        draw(editor)
    }

    /// Handles a key, and collects its echo on a plain terminal.
    mutating func press(_ key: Key, in editor: inout LineEditor) -> LineEditor.Outcome {
        guard isPlain, isEchoed else { return note(key, in: &editor) }
        if case .text(let scalar) = key {
            let size = editor.line.size
            defer { if editor.line.size != size { echo += PlainEcho.of(scalar) } }
            return editor.press(key)
        }
        let before = editor.line
        let outcome = editor.press(key)
        guard outcome == .more else { return outcome }
        echo +=
            key.recalls
            ? PlainEcho.of(recalled: editor.line, after: before, prompt: prompt)
            : PlainEcho.of(editor.line, replacing: before)
        return outcome
    }

    /// Handles a key, and keeps whether it adds a character at the end.
    private mutating func note(_ key: Key, in editor: inout LineEditor) -> LineEditor.Outcome {
        let (count, isAtEnd) = (editor.edited.characters.count, editor.completable != nil)
        let outcome = editor.press(key)
        if case .text(let scalar) = key, 0x20..<0x7F ~= scalar.value, isAtEnd, editor.completable != nil,
            editor.edited.characters.count == count + 1
        {
            added?.unicodeScalars.append(scalar)
        } else {
            added = nil
        }
        return outcome
    }

    /// Shows the line as it is by now, at the width that the terminal has by now.
    mutating func draw(_ editor: LineEditor) {
        flush()
        if let added, added.utf8.count == 1, drawn?.append(added, width: terminal.width) == true {
            if !hint.isEmpty { follow(added) }
            terminal.show(added)
        } else {
            draw(editor.search?.prompt ?? prompt, editor.line)
        }
        added = ""
    }

    /// Leaves the line with its last text, and then with what follows it.
    mutating func leave(with text: String? = nil, _ end: String) {
        flush()
        suggest(nil)
        if let text { draw(prompt, EditableLine(text)) }
        terminal.show((drawn?.leaving ?? "") + end)
    }

    /// Leaves a line that was not finished, for what the terminal's next owner writes.
    mutating func giveUp() {
        if drawn != nil { leave("\n") }
    }

    private mutating func flush() {
        terminal.show(echo)
        echo = ""
    }

    private mutating func draw(_ prompt: String, _ line: EditableLine) {
        guard let drawn else { return }
        let drawing = LineDrawing(
            prompt: prompt, line: line, width: terminal.width, height: terminal.height)
        let bytes = drawing.replacing(drawn)
        if !hint.isEmpty, !bytes.isEmpty { follow(bytes) }
        terminal.show(bytes)
        self.drawn = drawing
    }

    /// Keeps as much of the hint as still follows what was typed.
    private mutating func follow(_ bytes: String) {
        let next = hint.utf8.first
        if hint.isPrintableASCII, bytes.utf8.count == 1, let next, bytes.utf8.first?.isSameLetter(as: next) == true {
            hint = hint[hint.utf8.index(after: hint.startIndex)...]
        } else if bytes.lowercased() == hint.first?.lowercased() {
            hint.removeFirst()
        } else {
            suggest(nil)
        }
    }

    /// Shows how the line may go on, or nothing: in grey, on the rest of the cursor's row.
    mutating func suggest(_ text: Substring?) {
        guard let drawn else { return }
        // Nearly always the hint stands there already, cut off as far as the width asks for it.
        if let text, text == hint { return }
        let room = terminal.width - drawn.column - 1
        let new = text.map { Self.fitting($0, in: max(room, 0)) } ?? ""
        guard new != hint else { return }
        var bytes = hint.isEmpty ? "" : "\u{1B}[K"
        if !new.isEmpty {
            bytes += "\u{1B}[90m"
            bytes += new
            bytes += "\u{1B}[0m\u{1B}[\(drawn.column + 1)G"
        }
        terminal.show(bytes)
        hint = new
    }

    private static func fitting(_ text: Substring, in room: Int) -> Substring {
        let isShort = text.utf8.count <= room && text.isPrintableASCII
        return isShort ? text : VisibleText.escaped(String(text)).truncated(to: room)[...]
    }
}

extension LineSearch {
    /// The prompt while one searches.
    fileprivate var prompt: String { isMissing ? "no earlier “\(text)”: " : "earlier “\(text)”: " }
}
