/// A text with a cursor between two of its characters.
///
/// Its characters are the grapheme clusters of the whole text, so what the cursor steps over and a key deletes is what
/// a person sees, also where an insertion or a deletion makes neighbours one.
struct EditableLine: Hashable, Sendable {
    private(set) var characters: [Character] = []
    private(set) var text = ""
    private(set) var cursor = 0
    /// The size of the text in bytes.
    private(set) var size = 0
    /// How often the text was changed.
    private(set) var changes = 0

    /// A text with the cursor at its end.
    init(_ text: String = "") {
        characters = Array(text)
        self.text = text
        cursor = characters.count
        size = text.utf8.count
    }

    var isEmpty: Bool { characters.isEmpty }

    /// Moves the cursor, at most to an end.
    mutating func move(to position: Int) {
        cursor = min(max(position, 0), characters.count)
    }

    /// Inserts a text at the cursor, and leaves the cursor after it.
    mutating func insert(_ text: String) {
        replace(cursor..<cursor, with: text)
    }

    /// Removes a part of the text, and leaves the cursor there.
    ///
    /// - Returns: the removed text.
    @discardableResult mutating func remove(_ range: Range<Int>) -> String {
        replace(range, with: "")
    }

    /// Replaces a part of the text, and leaves the cursor after the new one, or after the character that it became a
    /// part of. Finds the characters anew as far as they change.
    ///
    /// - Returns: the replaced text.
    @discardableResult mutating func replace(_ range: Range<Int>, with text: String) -> String {
        if range.isEmpty, range.lowerBound == characters.count, isAppended(text) { return append(text) }
        let isPlain = isOneByteEach
        let old = isPlain ? plainText(of: range) : String(characters[range])
        let start = max(range.lowerBound - 1, 0)
        var end = range.upperBound
        var piece = String(characters[start..<range.lowerBound]) + text
        let length = piece.utf8.count
        while end < characters.count, let last = piece.last, Self.isJoined(last, characters[end]) {
            piece.append(characters[end])
            end += 1
        }
        let found = Array(piece)
        characters.replaceSubrange(start..<end, with: found)
        size += text.utf8.count - old.utf8.count
        self.text =
            isPlain
            ? plainText(of: 0..<range.lowerBound) + text + plainText(of: range.upperBound..<self.text.utf8.count)
            : String(characters)
        if !old.isEmpty || !text.isEmpty { changes += 1 }
        cursor = start + Self.count(of: found, covering: length)
        return old
    }

    /// Whether a text added at the end is one more character, as nearly every key is.
    private func isAppended(_ text: String) -> Bool {
        text.utf8.count == 1 && text.isPrintableASCII && (self.text.utf8.last ?? 0) < 0x80
    }

    /// Whether the place of a character in the text is its place among the bytes, as nearly always.
    private var isOneByteEach: Bool { size == characters.count }

    /// A part of such a text. To copy its bytes costs much less than to put its characters together.
    private func plainText(of range: Range<Int>) -> String {
        let bytes = text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        return String(text[start..<bytes.index(start, offsetBy: range.count)])
    }

    private mutating func append(_ text: String) -> String {
        characters.append(Character(text))
        self.text += text
        size += 1
        changes += 1
        cursor = characters.count
        return ""
    }

    /// Whether characters next to each other become others.
    private static func isJoined(_ one: Character, _ other: Character) -> Bool {
        (String(one) + String(other)).first?.utf8.count != one.utf8.count
    }

    /// How many of some characters have a number of bytes together, or just more.
    private static func count(of characters: [Character], covering size: Int) -> Int {
        var (passed, count) = (0, 0)
        while passed < size {
            passed += characters[count].utf8.count
            count += 1
        }
        return count
    }
}

/// Where words begin and end.
extension EditableLine {
    /// Before the word that is at or before the cursor. A word is made of letters and digits.
    var wordStart: Int { start(of: Self.isOfWord) }

    /// After the word that is at or after the cursor.
    var wordEnd: Int {
        let word = characters[cursor...].firstIndex(where: Self.isOfWord) ?? characters.count
        return characters[word...].firstIndex { !Self.isOfWord($0) } ?? characters.count
    }

    /// Before the text between blanks that is at or before the cursor.
    var unbrokenStart: Int { start { $0 != " " } }

    private func start(of isWithin: (Character) -> Bool) -> Int {
        let end = (characters[..<cursor].lastIndex(where: isWithin) ?? -1) + 1
        return (characters[..<end].lastIndex { !isWithin($0) } ?? -1) + 1
    }

    private static func isOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }
}

/// Exchanges.
extension EditableLine {
    /// Exchanges the characters around the cursor and steps over them; at the end, the last two.
    mutating func transpose() {
        let second = cursor == characters.count ? cursor - 1 : cursor
        guard second > 0 else { return }
        replace((second - 1)..<(second + 1), with: String(characters[second]) + String(characters[second - 1]))
    }
}

extension StringProtocol {
    /// Whether every byte is a character of its own that a terminal shows.
    var isPrintableASCII: Bool {
        let isPrintable = { (byte: UInt8) in byte &- 0x20 < 0x5F }
        return utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPrintable) } ?? utf8.allSatisfy(isPrintable)
    }
}
