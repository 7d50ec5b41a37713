/// The tokens of one file at a time; its memory is used again for the next.
///
/// Not an array: appending to one is a chain of calls in an unoptimised build.
final class TokenBuffer {
    private(set) var tokens: UnsafeMutablePointer<Token>
    private(set) var watched: UnsafeMutablePointer<UInt32>
    private var capacity: Int
    /// How many tokens there are.
    private(set) var count = 0
    /// How many of them are watched.
    private(set) var watchedCount = 0
    /// The comments that end with their line, in a source where an exception may stand in one.
    private(set) var comments: [Range<Int>] = []

    init(capacity: Int = 1 << 14) {
        self.capacity = capacity
        tokens = .allocate(capacity: capacity)
        watched = .allocate(capacity: capacity)
    }

    deinit {
        tokens.deallocate()
        watched.deallocate()
    }

    /// Reads the tokens of a source, whose bytes end in some zeros, and tells whether a carriage return ends a line
    /// there.
    func fill(_ bytes: UnsafePointer<UInt8>, count bytesCount: Int, _ vocabulary: Vocabulary) -> Bool {
        makeRoom(forBytes: bytesCount)
        var lexer = Lexer(bytes, count: bytesCount, vocabulary: vocabulary, into: self)
        lexer.run()
        (count, watchedCount) = (lexer.tokenCount, lexer.watchedCount)
        comments = lexer.comments
        return lexer.hasLoneReturns
    }

    /// Makes room for as many tokens as a file of so many bytes can have, so that nothing checks for room later.
    private func makeRoom(forBytes bytes: Int) {
        guard bytes &+ 8 > capacity else { return }
        capacity = bytes &* 2 &+ 8
        tokens.deallocate()
        watched.deallocate()
        tokens = .allocate(capacity: capacity)
        watched = .allocate(capacity: capacity)
    }
}
