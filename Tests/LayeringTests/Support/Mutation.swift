/// A generator of inputs that are nearly Swift, from pieces that are hard for a lexer.
struct Mutation {
    private var random: SplitMix
    private let pieces: [[UInt8]]

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        pieces =
            Self.texts.map { Array($0.utf8) } + [
                [0], [0xFF], [0xEF, 0xBB, 0xBF], [0xC3], [0x80, 0x80], [1], [2], [3],
            ]
    }

    private static let texts = [
        "import A\n", "import struct A.B;", "@testable import ", "import\r", "\"", "\"\"\"", "#\"", "\"#", "##\"\"\"",
        "\"\"\"##",
        "\\(", "\\#(", ")", "(", "{", "}", "[", "]", "/", "//", "/*", "*/", "#/", "/#", "\\", "\n", "\r", "\r\n", "`",
        "`x`",
        " ", "\t", "#", "#if A\n", "#else\n", "#endif\n", "::", ":", ".", "Task {", ".shared", "try? ", "await ",
        "struct A: View {", "OrderRepository", "x", "0x1F", "1.5", "=", "-", ",", ";", "let a = ", "é",
        "@State var path", "\u{A0}", "¬", "×", "\u{301}", "日", "\u{1F600}",
        ".sheet(item: x, isPresented: y)", "#!", "return ",
    ]

    /// Writes the next input: some pieces, some changed bytes, and sometimes a truncated end.
    mutating func next(into bytes: inout [UInt8]) {
        bytes.removeAll(keepingCapacity: true)
        for _ in 0...random.below(24) { bytes += pieces[random.below(pieces.count)] }
        if random.below(4) == 0 { nest(&bytes) }
        for _ in 0..<random.below(3) where !bytes.isEmpty {
            bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
        }
        if random.below(4) == 0 { bytes.removeLast(random.below(bytes.count)) }
    }

    /// Repeats one piece many times, for deep nesting.
    private mutating func nest(_ bytes: inout [UInt8]) {
        let piece = pieces[random.below(pieces.count)]
        for _ in 0..<random.below(40) { bytes += piece }
    }
}
