/// A line of a configuration: its words and where they are.
struct ConfigurationLine {
    let number: Int
    let isIndented: Bool
    let words: [Layer.Word]

    var place: Place { words.first?.place ?? Place(line: number, column: 1) }
    var key: String { words.first?.text ?? "" }
    var values: [Layer.Word] { Array(words.dropFirst()) }

    /// The lines that say something. A `#` at the start of a word begins a comment; quotes keep words together.
    static func all(in text: String) -> [ConfigurationLine] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            let line = ConfigurationLine(Array(line.utf8), number: index + 1)
            return line.words.isEmpty ? nil : line
        }
    }

    private init(_ bytes: [UInt8], number: Int) {
        self.number = number
        isIndented = bytes.first == Byte.space || bytes.first == Byte.tab
        var words: [Layer.Word] = []
        var index = 0
        while index < bytes.count {
            if Self.isSpace(bytes[index]) {
                index += 1
                continue
            }
            if bytes[index] == Byte.hash { break }
            let isQuoted = bytes[index] == Byte.quote
            let start = isQuoted ? index + 1 : index
            let end = bytes[start...].firstIndex { isQuoted ? $0 == Byte.quote : Self.isSpace($0) } ?? bytes.count
            let place = Place(line: number, column: index + 1)
            words.append(Layer.Word(text: String(decoding: bytes[start..<end], as: UTF8.self), place: place))
            index = end + (isQuoted ? 1 : 0)
        }
        self.words = words
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == Byte.space || byte == Byte.tab || byte == Byte.carriageReturn
    }
}
