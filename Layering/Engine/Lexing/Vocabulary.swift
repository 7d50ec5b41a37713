/// The words and the endings that someone watches for.
///
/// A word is looked up for each identifier of every source, so the lookup is a chain of plain comparisons in memory.
/// The key of a word is its length with its first and last byte. Nearly all other words find an empty slot.
package final class Vocabulary {
    /// A watched word and the next one with the same first byte.
    struct Entry {
        var bytes: UnsafeMutablePointer<UInt8>
        var length: Int
        var next: Int
        /// Whether the lexer notes where it is; others are known only to be recognised beside one that is.
        var isWatched = false
    }

    let classes = ByteClasses()
    private(set) var words: UnsafeMutablePointer<Entry>
    private(set) var endings: UnsafeMutablePointer<Entry>
    /// By ``WordSlot``: the first entry, or 0.
    let firstWord: UnsafeMutablePointer<Int>
    /// By last byte of an ending: the first entry, or 0.
    let firstEnding: UnsafeMutablePointer<Int>
    private var wordIDs: [String: UInt16] = [:]
    private var endingIDs: [String: UInt8] = [:]

    /// The most words that can be known, and one.
    static let room = 2048

    /// Knows only the keywords that the lexer itself asks about.
    package init() {
        words = .allocate(capacity: Self.room)
        words[0] = Entry(bytes: .allocate(capacity: 1), length: 0, next: 0)
        endings = .allocate(capacity: 256)
        firstWord = .allocate(capacity: WordSlot.count)
        firstEnding = .allocate(capacity: 256)
        firstWord.initialize(repeating: 0, count: WordSlot.count)
        firstEnding.initialize(repeating: 0, count: 256)
        for keyword in Keyword.allCases { _ = id(ofWord: keyword.text) }
        watch(Keyword.importID)
    }

    deinit {
        words[0].bytes.deallocate()
        for id in wordIDs.values { words[Int(id)].bytes.deallocate() }
        for id in endingIDs.values { endings[Int(id)].bytes.deallocate() }
        words.deallocate()
        endings.deallocate()
        firstWord.deallocate()
        firstEnding.deallocate()
    }

    /// Has the lexer note where the word is.
    func watch(_ word: UInt16) { words[Int(word)].isWatched = true }

    /// The number of a word, which is known from now on.
    func id(ofWord word: String) -> UInt16 {
        if let known = wordIDs[word] { return known }
        let id = wordIDs.count + 1
        precondition(id < Self.room, "more words are watched than there is room for; raise `room`")
        wordIDs[word] = UInt16(id)
        let slot = WordSlot.of(first: word.utf8.first ?? 0, last: word.utf8.last ?? 0, length: word.utf8.count)
        words[id] = Self.entry(word, next: &firstWord[slot], id: id)
        return UInt16(id)
    }

    /// The number of an ending, which is watched from now on in words that begin with a capital.
    func id(ofEnding ending: String) -> UInt8 {
        if let known = endingIDs[ending] { return known }
        let id = endingIDs.count + 1
        precondition(id < 256, "more endings are watched than there is room for")
        endingIDs[ending] = UInt8(id)
        endings[id] = Self.entry(ending, next: &firstEnding[Int(ending.utf8.last ?? 0)], id: id)
        return UInt8(id)
    }

    private static func entry(_ text: String, next: inout Int, id: Int) -> Entry {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count + 1)
        for (index, byte) in text.utf8.enumerated() { bytes[index] = byte }
        defer { next = id }
        return Entry(bytes: bytes, length: text.utf8.count, next: next)
    }
}

/// Where words of some length and with some first and last byte are looked for.
enum WordSlot {
    static var count: Int { 4096 }

    @_transparent
    static func of(first: UInt8, last: UInt8, length: Int) -> Int {
        (Int(truncatingIfNeeded: first) &* 37 ^ Int(truncatingIfNeeded: last) &* 599 ^ length &* 211) & 4095
    }
}
