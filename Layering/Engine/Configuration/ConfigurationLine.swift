/// A line of a configuration: its words and where they are.
package struct ConfigurationLine {
    /// The number of the line, from 1.
    package let number: Int
    /// Whether it says something of the section that it is in.
    package let isIndented: Bool
    /// The words.
    package private(set) var words: [Layer.Word] = []
    /// Something that no line may have: bytes that are no text, or a quote that nothing closes.
    private(set) var problem: ConfigurationParser.Problem?

    var place: Place { words.first?.place ?? Place(line: number, column: 1) }
    /// The first word.
    package var key: String { words.first?.text ?? "" }
    /// The words after the first.
    package var values: [Layer.Word] { Array(words.dropFirst()) }

    /// The lines that say something. A `#` at the start of a word begins a comment; quotes keep words together.
    ///
    /// Lines end in LF or CR LF, and a byte order mark may come first.
    package static func all(in text: String) -> [ConfigurationLine] {
        let bytes = Array(text.utf8)
        return bytes.split(separator: Byte.newline, omittingEmptySubsequences: false).enumerated().compactMap {
            let isMarked = $0 == 0 && $1.starts(with: [0xEF, 0xBB, 0xBF])
            let line = ConfigurationLine(Array($1), from: isMarked ? 3 : 0, number: $0 + 1)
            return line.words.isEmpty && line.problem == nil ? nil : line
        }
    }

    private init(_ bytes: [UInt8], from first: Int, number: Int) {
        self.number = number
        isIndented = first < bytes.count && (bytes[first] == Byte.space || bytes[first] == Byte.tab)
        readWords(bytes, from: first)
        // What is no UTF-8 has become replacement characters.
        if let column = bytes.indices.first(where: {
            bytes[$0] == 0xEF && bytes[$0...].starts(with: [0xEF, 0xBF, 0xBD])
        }) {
            let place = Place(line: number, column: column + 1)
            problem = .init(place: place, what: "this line is not all text", fix: "Save the file as UTF-8.")
        }
    }

    private mutating func readWords(_ bytes: [UInt8], from first: Int) {
        var index = first
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
            if isQuoted, end == bytes.count {
                problem = .init(place: place, what: "nothing closes this quote", fix: "Close it on the same line.")
            }
            index = end + (isQuoted ? 1 : 0)
        }
    }

    /// A word as it stands in a line. Quotes keep words together.
    package static func written(_ word: String) -> String {
        word.isEmpty || word.utf8.contains(where: isSpace) || word.utf8.first == Byte.hash ? "\"\(word)\"" : word
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == Byte.space || byte == Byte.tab || byte == Byte.carriageReturn
    }
}
