/// A question at the terminal: the line that is typed as its answer, and how it is shown.
@MainActor struct LineQuestion {
    let isSecret: Bool
    let help: LineHelp
    var editor: LineEditor
    var shown: ShownLine
    let answer: (Result<String?, CommandFailure>) -> Void

    mutating func press(_ key: Key) -> LineEditor.Outcome { shown.press(key, in: &editor) }
    mutating func draw() { shown.draw(editor) }
    mutating func showAgain() { shown.beginAgain(editor) }

    /// Whether Escape leaves it now, rather than the choices or a search.
    var isLeft: Bool { (isSecret || help.leavesAtEscape) && !editor.isChoosing }

    /// Whether hints are shown.
    var suggests: Bool { help.showsHint && !shown.isPlain }

    /// Shows the hint, as far as it is known.
    mutating func suggest() { shown.suggest(editor.hintText) }

    /// Shows the lines that the typed one may become: side by side, or each on a row of its own and again at the next
    /// Tab for those who listen.
    mutating func showChoices(_ lines: [LineCandidate], width: Int) {
        let columns = shown.isPlain ? 1 : nil
        shown.leave("\n" + CompletionList.text(of: lines.map(\.shown), width: width, columns: columns))
        if shown.isPlain { editor.menu = nil }
        shown.beginAgain(editor)
    }

    /// Completes the line as far as that is known at once.
    ///
    /// - Returns: the line, if that was not known before.
    mutating func complete() -> String? {
        guard let line = editor.completable, !editor.knows(line) else { return nil }
        editor.completion = editor.completion.narrowed(to: line) ?? Completion(of: line, help.complete(line))
        return line
    }
}
