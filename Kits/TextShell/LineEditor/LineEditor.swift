/// The line being typed, as a value: how each key changes it.
struct LineEditor {
    /// The result of a key.
    enum Outcome: Hashable {
        /// The line continues.
        case more
        /// It continues on an empty screen.
        case cleared
        /// It continues below the lines that it may become.
        case choices([LineCandidate])
        /// It is done: its text, or that it was too long.
        case line(Result<String, CommandFailure>)
        /// Ctrl-C: the line is now empty; `wasEmpty` says whether it was before.
        case interrupted(wasEmpty: Bool)
        /// Ctrl-D on an empty line.
        case ended
    }

    enum Kind { case typing, killing, completing, other }

    var edited = EditableLine()
    private(set) var isTooLong = false
    private var history = LineHistory()
    private(set) var search: LineSearch?
    /// The lines that the line may become, as far as they are known, and the choice among them.
    var completion = Completion(of: "")
    var menu: CompletionMenu?
    private var undoable: [EditableLine] = []
    private var killed = ""
    /// The kind of the last key: typed text is undone together, and killed text collected.
    var last = Kind.other

    /// The fewest steps that are kept to be undone.
    private static let steps = 200

    /// The line to show.
    var line: EditableLine { search?.line(in: history) ?? edited }

    /// Begins an empty line, where earlier ones can be brought back. Killed text stays.
    mutating func begin(after lines: [String] = []) {
        clear()
        history = LineHistory(lines)
    }

    /// Handles a key.
    mutating func press(_ key: Key) -> Outcome {
        if search != nil, searches(key) { return .more }
        if let outcome = completes(key) { return outcome }
        let kind = Self.kind(of: key)
        let before = kind == .typing && last == .typing ? nil : edited
        defer { last = kind }
        switch key {
        case .enter: return .line(take())
        case .interrupt: return .interrupted(wasEmpty: clear())
        case .end where edited.isEmpty && !isTooLong: return .ended
        case .clear: return .cleared
        case .undo: edited = undoable.popLast() ?? edited
        case .search: search = LineSearch(from: edited)
        case .earlier, .later, .earliest, .latest: recall(key)
        default:
            change(key)
            if let before, before.changes != edited.changes { keep(before) }
            // An emptied line is begun anew.
            if edited.isEmpty, kind == .killing { isTooLong = false }
        }
        return .more
    }

    private static func kind(of key: Key) -> Kind {
        switch key {
        case .text: .typing
        case .eraseWord, .eraseLine, .killToEnd, .killWord, .killWordBack: .killing
        default: .other
        }
    }

    mutating func keep(_ line: EditableLine) {
        // Many at once: each that goes moves all that stay.
        if undoable.count == 2 * Self.steps { undoable.removeFirst(Self.steps) }
        undoable.append(line)
    }

    private mutating func take() -> Result<String, CommandFailure> {
        defer { clear() }
        return isTooLong ? .failure(LineBuffer.tooLong) : .success(edited.text)
    }

    @discardableResult private mutating func clear() -> Bool {
        defer { (edited, isTooLong, undoable, search, last) = (EditableLine(), false, [], nil, .other) }
        (completion, menu) = (Completion(of: ""), nil)
        history = LineHistory(history.lines)
        return edited.isEmpty && search == nil && !isTooLong
    }
}

/// Keys that change the line or move its cursor.
extension LineEditor {
    private mutating func change(_ key: Key) {
        let cursor = edited.cursor
        switch key {
        case .text(let scalar): insert(String(scalar))
        case .paste(let text): insert(text)
        case .yank: insert(killed)
        case .left: edited.move(to: cursor - 1)
        case .right where hint != nil, .lineEnd where hint != nil: takeHint()
        case .wordRight where hint != nil: takeWordOfHint()
        case .right: edited.move(to: cursor + 1)
        case .wordLeft: edited.move(to: edited.wordStart)
        case .wordRight: edited.move(to: edited.wordEnd)
        case .lineStart: edited.move(to: 0)
        case .lineEnd: edited.move(to: edited.characters.count)
        case .erase: edited.remove(max(cursor - 1, 0)..<cursor)
        case .delete, .end: edited.remove(cursor..<min(cursor + 1, edited.characters.count))
        case .eraseWord: killBack(to: edited.unbrokenStart)
        case .eraseLine: killBack(to: 0)
        case .killWordBack: killBack(to: edited.wordStart)
        case .killWord: kill(to: edited.wordEnd)
        case .killToEnd: kill(to: edited.characters.count)
        case .transpose: edited.transpose()
        default: break
        }
    }

    private mutating func insert(_ text: String) {
        if edited.size + text.utf8.count > LineBuffer.maxLength {
            isTooLong = true
        } else {
            edited.insert(text)
        }
    }

    private mutating func kill(to end: Int) {
        let text = edited.remove(edited.cursor..<end)
        killed = last == .killing ? killed + text : text.isEmpty ? killed : text
    }

    private mutating func killBack(to start: Int) {
        let text = edited.remove(start..<edited.cursor)
        killed = last == .killing ? text + killed : text.isEmpty ? killed : text
    }
}

/// Keys that bring earlier lines back.
extension LineEditor {
    private mutating func recall(_ key: Key) {
        let line =
            switch key {
            case .earlier: history.go(-1, from: edited)
            case .later: history.go(1, from: edited)
            case .earliest: history.goToStart(from: edited)
            default: history.goToEnd(from: edited)
            }
        guard let line else { return }
        (edited, undoable) = (line, [])
    }

    /// Handles a key of a search. Any other ends the search at the line that it found.
    private mutating func searches(_ key: Key) -> Bool {
        switch key {
        case .text(let scalar): search?.add(String(scalar), in: history)
        case .paste(let text): search?.add(text, in: history)
        case .search: search?.again(in: history)
        case .erase: search?.shorten(in: history)
        case .cancel: search = nil
        case .interrupt: return false
        default:
            endSearch()
            return false
        }
        return true
    }

    private mutating func endSearch() {
        if let search, let found = search.found {
            keep(search.origin)
            history.take(found, from: search.origin)
            edited = search.line(in: history)
        }
        search = nil
    }
}
