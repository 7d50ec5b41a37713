import HeadlessUI

/// A list to choose from by typing a part of a name, and by arrows.
struct Chooser {
    /// One thing to choose.
    struct Entry: Hashable, Sendable {
        let title: String
        /// The kind of thing that it is, or its meaning.
        let detail: String
        let choice: Choice
    }

    /// The effect of choosing an entry.
    enum Choice: Hashable, Sendable {
        case effect(WindowEffect)
        /// Gives a control the focus.
        case focus(Node)
        /// Begins a command that needs more words.
        case begin(String)
    }

    let title: String
    let entries: [Entry]
    private(set) var editor = LineEditor()
    private(set) var matches: [Entry]
    private(set) var selected = 0

    /// A list of entries, all of them at first.
    init(_ title: String, _ entries: [Entry], selected: Int = 0) {
        (self.title, self.entries, matches, self.selected) = (title, entries, entries, selected)
        editor.begin()
    }

    /// The entry that Enter takes.
    var choice: Choice? { matches.indices.contains(selected) ? matches[selected].choice : nil }

    /// Goes to another entry, at most to an end.
    mutating func move(_ step: Int) {
        selected = min(max(selected + step, 0), max(matches.count - 1, 0))
    }

    /// Goes to an entry.
    mutating func select(_ index: Int) {
        selected = matches.indices.contains(index) ? index : selected
    }

    /// Types.
    mutating func press(_ key: Key) {
        let before = editor.line.changes
        _ = editor.press(key)
        guard editor.line.changes != before else { return }
        matches = FuzzyMatch.sorted(entries, by: editor.line.text) { $0.title }
        selected = 0
    }
}
