/// Cuts Swift source into tokens, all branches of `#if` alike.
///
/// It never fails: what is no Swift gives some tokens, in time that grows linearly with the bytes. The source has to
/// end in a zero byte, which lets most loops do without asking where the end is.
struct Lexer {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    let classes: UnsafePointer<ByteClass>
    let continuesWord: UnsafePointer<UInt8>
    /// Where tokens and the numbers of watched ones go: memory of a ``TokenBuffer``.
    let tokens: UnsafeMutablePointer<Token>
    let watched: UnsafeMutablePointer<UInt32>
    let words: UnsafePointer<Vocabulary.Entry>
    let endings: UnsafePointer<Vocabulary.Entry>
    let firstWord: UnsafePointer<Int>
    let firstEnding: UnsafePointer<Int>
    /// Whether a carriage return alone ends a line somewhere in here.
    let hasLoneReturns: Bool
    /// Whether an exception may stand in a comment: few sources have one, and only there comments are kept.
    let keepsComments: Bool
    /// The comments that end with their line.
    private(set) var comments: [Range<Int>] = []
    var cursor = 0
    private(set) var tokenCount = 0
    private(set) var watchedCount = 0
    /// The last bracket that is open, or ``Token/none``.
    var lastOpen = Token.none
    /// Where the line ends on which slashes were tried in vain, and how often: see ``mayTryRegex()``.
    var regexLine = (end: 0, failures: 0)

    init(_ bytes: UnsafePointer<UInt8>, count: Int, vocabulary: Vocabulary, into buffer: TokenBuffer) {
        self.bytes = bytes
        self.count = count
        classes = UnsafePointer(vocabulary.classes.all)
        continuesWord = UnsafePointer(vocabulary.classes.continuesWord)
        tokens = buffer.tokens
        watched = buffer.watched
        words = UnsafePointer(vocabulary.words)
        endings = UnsafePointer(vocabulary.endings)
        firstWord = UnsafePointer(vocabulary.firstWord)
        firstEnding = UnsafePointer(vocabulary.firstEnding)
        hasLoneReturns = Lines.hasLoneReturns(bytes, count: count)
        keepsComments = Bytes.contains(InlineScan.mark, in: bytes, count: count)
    }

    /// Reads everything.
    mutating func run() {
        skipByteOrderMark()
        skipShebang()
        while cursor < count { step() }
        leaveOpen()
    }

    @inline(__always)
    private mutating func step() {
        switch classes[Int(bytes[cursor])] {
        case .space, .newline, .zero, .control:
            cursor &+= 1
            while bytes[cursor] == Byte.space { cursor &+= 1 }
        case .letter: word(from: cursor &+ 1)
        case .beyondASCII: beyondASCII()
        case .digit: number()
        case .quote: string(hashes: 0, from: cursor)
        case .slash: slash()
        case .hash: hash()
        case .backtick: rawWord()
        case .opener: open()
        case .closer: close()
        case .colon: colon()
        case .punctuation: punctuation()
        }
    }

    /// Adds the token that ends at the cursor.
    @inline(__always)
    mutating func add(_ kind: UInt8, from start: Int, word: UInt16 = 0, ending: UInt8 = 0) {
        tokens[tokenCount] = Token(
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: cursor), partner: Token.none,
            word: word, ending: ending, kind: kind)
        tokenCount &+= 1
    }

    @inline(__always)
    mutating func punctuation() {
        let start = cursor
        cursor &+= 1
        add(bytes[start], from: start)
    }

    /// A colon; the first of two is watched, since it selects a module.
    private mutating func colon() {
        if bytes[cursor &+ 1] == Byte.colon {
            watch()
            punctuation()
        }
        punctuation()
    }

    /// Watches the token that is added next.
    @inline(__always)
    mutating func watch() {
        watched[watchedCount] = UInt32(truncatingIfNeeded: tokenCount)
        watchedCount &+= 1
    }

    private mutating func number() {
        let start = cursor
        while continuesWord[Int(bytes[cursor])] != 0 { cursor &+= 1 }
        add(Token.literal, from: start)
    }

    /// A comment that ends with its line.
    mutating func lineComment() {
        let start = cursor
        cursor = endOfLine(from: start)
        if keepsComments { comments.append(start..<cursor) }
    }

    private mutating func skipByteOrderMark() {
        if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { cursor = 3 }
    }

    private mutating func skipShebang() {
        if bytes[cursor] == Byte.hash, bytes[cursor &+ 1] == Byte.exclamation { cursor = endOfLine(from: cursor) }
    }
}
