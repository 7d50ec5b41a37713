/// A comment such as `// layering:allow RULE REASON`: its words, and the line that it is about.
struct InlineException: Sendable {
    let words: [Layer.Word]
    let line: Int
}

/// Finds exceptions in the comments of one source.
package struct InlineScan {
    /// How such a comment begins.
    static let mark: StaticString = "layering:"

    let bytes: UnsafePointer<UInt8>
    let count: Int
    let hasLoneReturns: Bool

    /// The exceptions in a source in Swift, in order.
    func exceptions(in buffer: TokenBuffer) -> [InlineException] {
        var token = 0
        return exceptions(in: buffer.comments) { comment in
            while token < buffer.count, buffer.tokens[token].start < comment.lowerBound { token += 1 }
            return token == buffer.count ? nil : Int(buffer.tokens[token].start)
        }
    }

    /// The exceptions in some comments, in order: each is about its own line, or about that of the next code if it is
    /// alone on its line.
    func exceptions(in comments: [Range<Int>], before code: (Range<Int>) -> Int?) -> [InlineException] {
        // Comments that follow each other may be about the same line, so lines are counted twice, each time forwards.
        var (own, next) = (lines(), lines())
        return comments.compactMap { comment in
            let words = words(of: comment, &own)
            guard words.first?.text.hasPrefix("\(Self.mark)") == true else { return nil }
            let line = own.place(of: comment.lowerBound).line
            guard isAlone(comment) else { return InlineException(words: words, line: line) }
            return InlineException(words: words, line: code(comment).map { next.place(of: $0).line } ?? line)
        }
    }

    private func lines() -> Lines { Lines(bytes, count: count, hasLoneReturns: hasLoneReturns) }

    /// Whether there is nothing but space before it on its line.
    private func isAlone(_ comment: Range<Int>) -> Bool {
        var index = comment.lowerBound - 1
        while index >= 0, Self.isSpace(bytes[index]) { index -= 1 }
        return index < 0 || bytes[index] == Byte.newline || bytes[index] == Byte.carriageReturn
            || index == 2 && bytes[0] == 0xEF
    }

    /// The words after the slashes.
    private func words(of comment: Range<Int>, _ lines: inout Lines) -> [Layer.Word] {
        let text = UnsafeBufferPointer(start: bytes, count: count)[(comment.lowerBound + 2)..<comment.upperBound]
        let words: [Slice<UnsafeBufferPointer<UInt8>>] = text.split {
            Self.isSpace($0) || $0 == Byte.carriageReturn
        }
        return words.map { word in
            Layer.Word(text: String(decoding: word, as: UTF8.self), place: lines.place(of: word.startIndex))
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.tab }
}
