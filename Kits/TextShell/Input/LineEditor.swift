import HeadlessUI

/// The line being typed, as a value: how each key changes it, and what it shows.
struct LineEditor {
    /// The result of a key.
    enum Outcome: Hashable {
        /// The line continues.
        case more
        /// It is done: its text, or that it was too long.
        case line(Result<String, CommandFailure>)
        /// Ctrl-C: the line is empty again, and was it before or not.
        case interrupted(wasEmpty: Bool)
        /// Ctrl-D on an empty line.
        case ended
    }

    private var text = ""
    private var isTooLong = false

    /// The line, safe to show.
    var shown: String { VisibleText.escaped(text) }

    /// Handles a key.
    ///
    /// - Returns: the text to echo, and the result.
    mutating func press(_ key: Key) -> (echo: String, outcome: Outcome) {
        switch key {
        case .text(let scalar): return (append(scalar), .more)
        case .erase: return (erase(1), .more)
        case .eraseWord: return (erase(text.count - wordStart), .more)
        case .eraseLine: return (erase(text.count), .more)
        case .enter: return ("\n", .line(take()))
        case .interrupt: return ("^C\n", .interrupted(wasEmpty: clear()))
        case .end: return text.isEmpty ? ("\n", .ended) : ("", .more)
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) -> String {
        guard text.utf8.count < LineBuffer.maxLength else {
            isTooLong = true
            return ""
        }
        text.unicodeScalars.append(scalar)
        return VisibleText.escaped(String(scalar))
    }

    private mutating func erase(_ count: Int) -> String {
        let erased = text.suffix(count)
        let cells = erased.reduce(0) { $0 + CellWidth.of(VisibleText.escaped(String($1))) }
        text.removeLast(erased.count)
        return String(repeating: "\u{8} \u{8}", count: cells)
    }

    /// Where the last word begins, with the blanks after it.
    private var wordStart: Int {
        let start = text.reversed().drop { $0 == " " }.drop { $0 != " " }
        return start.count
    }

    private mutating func take() -> Result<String, CommandFailure> {
        defer { _ = clear() }
        return isTooLong ? .failure(LineBuffer.tooLong) : .success(text)
    }

    private mutating func clear() -> Bool {
        defer { (text, isTooLong) = ("", false) }
        return text.isEmpty
    }
}
