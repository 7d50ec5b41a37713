/// Finds what a source in C, C++ or Objective-C includes and imports, under whatever condition.
///
/// It never fails, reads no further than a zero byte after the source, and takes time that grows linearly with it.
struct IncludeScan {
    private var text: SplicedBytes
    private var lines: Lines
    private var isAtLineStart = true
    private(set) var includes: [Include] = []
    /// By the name of a macro, the headers that it is.
    private(set) var headers: [String: [Include]] = [:]
    /// The macros that are anything else, in some branch at least.
    private(set) var others: Set<String> = []
    /// For each comment, where the next code begins; fewer where none comes after the last.
    private var codeAfter: [Int] = []

    init(_ bytes: UnsafePointer<UInt8>, count: Int) {
        text = SplicedBytes(bytes: bytes, count: count)
        lines = Lines(bytes, count: count, hasLoneReturns: Lines.hasLoneReturns(bytes, count: count))
    }

    mutating func run() {
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.move(to: 3) }
        text.skipSplices()
        while !text.isAtEnd { step() }
    }

    private mutating func step() {
        switch text.byte {
        case Byte.newline, Byte.carriageReturn:
            isAtLineStart = true
            return text.advance()
        case _ where text.isAtBlank: return text.skipBlanks()
        default: break
        }
        while codeAfter.count < text.comments.count { codeAfter.append(text.cursor) }
        switch text.byte {
        case Byte.hash where isAtLineStart: directive(after: 1)
        case UInt8(ascii: "%") where isAtLineStart && text.next == Byte.colon: directive(after: 2)
        case UInt8(ascii: "?") where isAtLineStart && text.starts(with: [0x3F, 0x3F, 0x3D]): directive(after: 3)
        case UInt8(ascii: "@"): moduleImport()
        case Byte.quote, UInt8(ascii: "'"): text.skipLiteral()
        case _ where SplicedBytes.isOfWord(text.byte): text.skipWordAndRawString()
        default: text.advance()
        }
        isAtLineStart = false
    }

    /// The exceptions in its comments.
    func exceptions(_ scan: InlineScan) -> [InlineException] {
        let next = Dictionary(
            zip(text.comments.map(\.lowerBound), codeAfter), uniquingKeysWith: { first, _ in first })
        return scan.exceptions(in: text.comments) { next[$0.lowerBound] }
    }

    private mutating func directive(after marks: Int) {
        for _ in 0..<marks { text.advance() }
        text.skipBlanks()
        switch text.word() {
        case "include", "include_next", "__include_macros": include(.angled)
        case "import": include(.imported)
        case "define": define()
        case "pragma": pragma()
        default: break
        }
    }

    private mutating func include(_ form: Include.Form) {
        text.skipBlanks()
        let start = text.cursor
        guard !header(form) else { return }
        let name = text.word()
        if !name.isEmpty { add(.computed, name, at: start) }
    }

    private mutating func define() {
        text.skipBlanks()
        let name = text.word()
        text.skipBlanks()
        let form = text.byte == Byte.quote ? Include.Form.quoted : .angled
        guard header(.defined), let last = includes.last else {
            others.insert(name)
            return
        }
        headers[name, default: []].append(Include(form: form, path: last.path, place: last.place))
    }

    /// A header between quotes or angle brackets, if there is one.
    private mutating func header(_ form: Include.Form) -> Bool {
        text.skipBlanks()
        let isQuoted = text.byte == Byte.quote
        guard isQuoted || text.byte == UInt8(ascii: "<") else { return false }
        let start = text.cursor
        guard let path = text.enclosed(by: isQuoted ? Byte.quote : UInt8(ascii: ">")), !path.isEmpty
        else { return false }
        add(isQuoted && form != .defined ? .quoted : form, path, at: start)
        return true
    }

    private mutating func pragma() {
        for word in ["clang", "module", "import"] {
            text.skipBlanks()
            guard text.word() == word else { return }
        }
        module()
    }

    private mutating func moduleImport() {
        text.advance()
        text.skipBlanks()
        if SplicedBytes.isOfWord(text.byte), text.word() == "import" { module() }
    }

    private mutating func module() {
        text.skipBlanksAndLines()
        let start = text.cursor
        let name = text.word()
        if !name.isEmpty { add(.module, name, at: start) }
    }

    private mutating func add(_ form: Include.Form, _ path: String, at offset: Int) {
        includes.append(Include(form: form, path: path, place: lines.place(of: offset)))
    }
}
