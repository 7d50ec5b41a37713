import HeadlessUI

/// A list to choose from by typing a part of a name, and by arrows.
struct Chooser {
    /// One thing to choose.
    struct Entry: Hashable, Sendable {
        let title: String
        /// The kind of thing that it is, or its meaning.
        let detail: String
        let choice: WindowEffect
        /// The positions of the letters of the title that were searched for.
        var positions: [Int] = []
    }

    let title: String
    let entries: [Entry]
    private(set) var editor = LineEditor()
    private(set) var matches: [Entry]
    private(set) var selected = 0
    private var asked: String?

    /// A list of entries, all of them at first; or, without any, one that is looked up elsewhere for each text.
    init(_ title: String, _ entries: [Entry] = [], selected: Int = 0) {
        (self.title, self.entries, matches, self.selected) = (title, entries, entries, selected)
        editor.begin()
    }

    /// The text that has to be looked up elsewhere, or nil.
    var question: String? { entries.isEmpty && asked != editor.line.text ? editor.line.text : nil }

    /// Takes the answer to the question.
    mutating func answer(_ found: [Entry]) {
        (asked, matches, selected) = (editor.line.text, found, 0)
    }

    /// The choice that Enter takes.
    var choice: WindowEffect? { matches.indices.contains(selected) ? matches[selected].choice : nil }

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
        guard editor.line.changes != before, !entries.isEmpty else { return }
        let index = PaletteIndex(
            entries.enumerated().map { PaletteEntry(label: $1.title, detail: "", line: String($0)) })
        matches = index.matches(editor.line.text, limit: entries.count).compactMap { match in
            guard let number = Int(match.entry.line) else { return nil }
            var entry = entries[number]
            entry.positions = match.positions
            return entry
        }
        selected = 0
    }
}
