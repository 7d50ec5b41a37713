/// A line by its bytes: an “é” that is one character and one that is a letter and an accent are the same text, and yet
/// two lines.
struct WrittenLine: Hashable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (one: WrittenLine, other: WrittenLine) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}

extension [String] {
    /// Whether these are other lines, be it by one byte.
    func isWritten(unlike other: [String]) -> Bool {
        !elementsEqual(other) { WrittenLine($0) == WrittenLine($1) }
    }
}
