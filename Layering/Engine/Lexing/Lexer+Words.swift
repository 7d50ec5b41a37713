extension Lexer {
    /// An identifier or a keyword, looked up among those that are watched. Argument: the offset after its first scalar.
    mutating func word(from second: Int) {
        let start = cursor
        var end = second
        repeat {
            while continuesWord[Int(bytes[end])] != 0 { end &+= 1 }
        } while bytes[end] >= 0x80 && continueName(&end)
        cursor = end
        addWord(Token.word, from: start, name: start, nameEnd: end)
    }

    /// A name between backticks: anything on one line.
    mutating func rawWord() {
        let start = cursor
        var end = start &+ 1
        while bytes[end] != Byte.backtick {
            if end >= count || bytes[end] == Byte.newline || bytes[end] == Byte.carriageReturn { return punctuation() }
            end &+= 1
        }
        cursor = end &+ 1
        addWord(Token.rawWord, from: start, name: start &+ 1, nameEnd: end)
    }

    @inline(__always)
    private mutating func addWord(_ kind: UInt8, from start: Int, name: Int, nameEnd: Int) {
        let first = bytes[name]
        let length = nameEnd &- name
        let word = watchedWord(at: name, length: length)
        // Only types are watched by their ending, and they begin with a capital.
        let ending = first >= 0x41 && first <= 0x5A ? watchedEnding(at: name, length: length) : 0
        if ending != 0 || words[word].isWatched { watch() }
        add(kind, from: start, word: UInt16(truncatingIfNeeded: word), ending: UInt8(truncatingIfNeeded: ending))
    }

    @inline(__always)
    private func watchedWord(at start: Int, length: Int) -> Int {
        let last = bytes[start &+ length &- 1]
        var id = firstWord[WordSlot.of(first: bytes[start], last: last, length: length)]
        while id != 0 {
            if words[id].length == length, isSame(words[id].bytes, start, length) { return id }
            id = words[id].next
        }
        return 0
    }

    private func watchedEnding(at start: Int, length: Int) -> Int {
        guard length > 0 else { return 0 }
        let last = start &+ length
        var id = firstEnding[Int(bytes[last &- 1])]
        while id != 0 {
            let own = endings[id].length
            if own < length, isSame(endings[id].bytes, last &- own, own) { return id }
            id = endings[id].next
        }
        return 0
    }

    @inline(__always)
    private func isSame(_ other: UnsafeMutablePointer<UInt8>, _ start: Int, _ length: Int) -> Bool {
        var index = 0
        while index < length {
            if bytes[start &+ index] != other[index] { return false }
            index &+= 1
        }
        return true
    }
}
