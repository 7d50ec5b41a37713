import LayeringEngine

/// The part of a line that an editor marks, counted from 0 as it counts.
struct EditorRange: Equatable {
    /// The units that an editor counts within a line.
    enum Encoding: String {
        case utf8 = "utf-8"
        case utf16 = "utf-16"
    }

    let line: Int
    let start: Int
    let end: Int

    /// The ranges of the words that begin at some places of a file, in the order of the places, which is theirs in the
    /// file. A place in a file that cannot be read has an empty range.
    ///
    /// - Complexity: O(bytes of the file).
    static func all(of places: [Place], in path: String, _ sources: some Sources, _ encoding: Encoding) -> [EditorRange]
    {
        var ranges = places.map {
            EditorRange(line: $0.line - 1, start: max(0, $0.column - 1), end: max(0, $0.column - 1))
        }
        sources.withBytes(of: path, in: Disk.Room()) { bytes, count in
            var lines = Lines(bytes, count: count, hasLoneReturns: Lines.hasLoneReturns(bytes, count: count))
            let buffer = UnsafeBufferPointer(start: bytes, count: count)
            ranges = places.map { place in
                let before = lines.offsets(before: place)
                let start = units(in: buffer[before], encoding)
                let word = before.upperBound..<endOfWord(from: before.upperBound, in: buffer)
                return EditorRange(
                    line: place.line - 1, start: start, end: start + units(in: buffer[word], encoding))
            }
        }
        return ranges
    }

    private static func units(in bytes: Slice<UnsafeBufferPointer<UInt8>>, _ encoding: Encoding) -> Int {
        let line = UnsafeBufferPointer(rebasing: bytes)
        switch encoding {
        case .utf16: return UTF16Columns.units(in: line)
        case .utf8: return line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.count - 3 : line.count
        }
    }

    /// The end of the name, or of the text in quotes, that begins at an offset.
    private static func endOfWord(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard start < bytes.count else { return start }
        let quote = bytes[start]
        guard quote == Byte.quote || quote == Byte.backtick else {
            return bytes[start...].firstIndex { !isPartOfWord($0) } ?? bytes.count
        }
        let end = bytes[(start + 1)...].firstIndex { $0 == quote || $0 == Byte.newline || $0 == Byte.carriageReturn }
        guard let end, bytes[end] == quote else { return start + 1 }
        return end + 1
    }

    /// Names of targets and rules have hyphens.
    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...: true
        default: false
        }
    }
}
