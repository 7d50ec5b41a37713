import HeadlessUI

/// A field that is being typed into.
struct FieldEdit {
    /// The field, as it is on the screen by now.
    var field: Node
    private(set) var editor = LineEditor()
    private let original: String

    /// A field with its text, and the cursor at its end. What is in a secret one is not known, so that is typed anew.
    init(_ field: Node) {
        self.field = field
        original = field.role == .secureField ? "" : field.value ?? ""
        editor.begin()
        if !original.isEmpty { _ = editor.press(.paste(original)) }
    }

    var isSecret: Bool { field.role == .secureField }

    /// The text.
    var text: String { editor.line.text }

    /// Whether the text is another one than the field has.
    var isChanged: Bool { text != original }

    /// Handles a key of an editor.
    ///
    /// - Returns: the reason why nothing of it was taken, or nil.
    mutating func press(_ key: Key) -> CommandFailure? {
        let before = editor.line.changes
        handle(key)
        return editor.isTooLong && editor.line.changes == before && key.isText ? LineBuffer.tooLong : nil
    }

    private mutating func handle(_ key: Key) {
        switch key {
        // A field is one line, and what came before it is not brought back.
        case .enter, .interrupt, .earlier, .later, .earliest, .latest, .search, .cancel, .clear: return
        case .end where editor.line.isEmpty: return
        default: _ = editor.press(key)
        }
    }

    /// The characters to show, each with its cells, and how many are before the cursor.
    var shown: (characters: [String], cursor: Int) {
        let line = editor.line
        let characters = line.characters.map { isSecret ? "•" : VisibleText.escaped(String($0)) }
        return (characters, line.cursor)
    }
}

extension Key {
    /// Whether it puts something in.
    fileprivate var isText: Bool {
        switch self {
        case .text, .paste, .yank: true
        default: false
        }
    }
}
