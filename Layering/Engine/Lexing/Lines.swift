/// Turns offsets into lines and columns, forward through one file.
///
/// Lines end in LF, CR LF, or CR alone; columns count bytes from 1, as compilers do.
package struct Lines {
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    private let hasLoneReturns: Bool
    private var line = 1
    private var lineStart = 0

    /// Begins with the first line of a file.
    package init(_ bytes: UnsafePointer<UInt8>, count: Int, hasLoneReturns: Bool) {
        self.bytes = bytes
        self.count = count
        self.hasLoneReturns = hasLoneReturns
    }

    /// The place of an offset, which must not be before the line of the last one asked for.
    package mutating func place(of offset: Int) -> Place {
        while true {
            let end = endOfLine()
            guard end < offset else { break }
            line &+= 1
            lineStart = end &+ 1
        }
        return Place(line: line, column: offset &- lineStart &+ 1)
    }

    /// The offsets of the bytes before a place in its line, which must not come before the line asked for last.
    package mutating func offsets(before place: Place) -> Range<Int> {
        while line < place.line {
            let end = endOfLine()
            guard end < count else { break }
            line &+= 1
            lineStart = end &+ 1
        }
        let start = min(lineStart, count)
        return start..<max(start, min(lineStart &+ place.column &- 1, count))
    }

    /// The offset of the byte that ends the current line.
    private func endOfLine() -> Int {
        if !hasLoneReturns { return Bytes.find(Byte.newline, in: bytes, from: lineStart, to: count) }
        var end = lineStart
        while end < count, bytes[end] != Byte.newline {
            if bytes[end] == Byte.carriageReturn, end &+ 1 >= count || bytes[end &+ 1] != Byte.newline { break }
            end &+= 1
        }
        return end
    }

    /// Whether a carriage return is somewhere that no line feed follows.
    package static func hasLoneReturns(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        var cursor = 0
        while true {
            cursor = Bytes.find(Byte.carriageReturn, in: bytes, from: cursor, to: count) &+ 1
            guard cursor <= count else { return false }
            if cursor == count || bytes[cursor] != Byte.newline { return true }
        }
    }
}
