/// Completion, as far as it is known.
extension LineEditor {
    /// The line that can be completed: one with the cursor at its end.
    var completable: String? {
        search == nil && !isTooLong && edited.cursor == edited.characters.count ? edited.text : nil
    }

    /// Whether nothing is known that the line may become.
    var isWithoutCandidates: Bool { completion.candidates.isEmpty }

    /// Whether it is known what a line may become.
    func knows(_ line: String) -> Bool { completion.line == line }

    /// Takes what the line may become. What is about another line is dropped.
    mutating func offer(_ completion: Completion) {
        if completion.line == completable { self.completion = completion }
    }

    /// Takes more of what the line may become.
    mutating func offer(_ more: [LineCandidate], about line: String) {
        if knows(line) { offer(completion.adding(more)) }
    }

    /// The line that this one may become, and what is shown of that until it is taken.
    var hint: Completion.Hint? { hasHint ? completion.hint : nil }

    /// The text that is shown of that.
    var hintText: Substring? { hasHint ? completion.hintText : nil }

    private var hasHint: Bool { (menu == nil || last != .completing) && completable.map(knows) == true }

    /// Makes the line the one that the hint is about.
    mutating func takeHint() {
        if let line = hint?.line, line.utf8.count <= LineBuffer.maxLength { replaceAll(with: line) }
    }

    /// Takes the next word of the hint; all of it where it replaces the line.
    mutating func takeWordOfHint() {
        guard let hint, hint.line.hasPrefix(edited.text) else { return takeHint() }
        var line = EditableLine(hint.line)
        line.move(to: edited.cursor)
        replaceAll(with: String(line.characters[..<line.wordEnd]))
    }

    /// Whether Escape leaves something within the line.
    var isChoosing: Bool { search != nil || last == .completing && menu != nil }

    /// Handles a key of completion: Escape gives up what was chosen.
    mutating func completes(_ key: Key) -> Outcome? {
        switch key {
        case .complete: return complete(1)
        case .completeBack: return complete(-1)
        case .escape where isChoosing && search == nil:
            menu?.leave()
            return become(menu?.line)
        default: return nil
        }
    }

    /// Completes the line as far as all that it may become are alike; then shows those; then goes through them.
    private mutating func complete(_ step: Int) -> Outcome {
        if last == .completing, menu != nil {
            menu?.go(step)
            return become(menu?.line)
        }
        (last, menu) = (.completing, nil)
        guard let completable, knows(completable), !completion.candidates.isEmpty else { return .more }
        let common = completion.common
        if common != completable { return become(common) }
        menu = CompletionMenu(completion)
        return .choices(completion.candidates)
    }

    private mutating func become(_ line: String?) -> Outcome {
        guard let line, line.utf8.count <= LineBuffer.maxLength else { return .more }
        keep(edited)
        replaceAll(with: line)
        return .more
    }

    private mutating func replaceAll(with line: String) {
        edited.replace(0..<edited.characters.count, with: line)
    }
}
