import LayeringEngine

/// Columns in UTF-16 code units, as editors and code review tools count them; those of findings count bytes.
enum UTF16Columns {
    /// The column of each finding; that in bytes where the file cannot be read.
    ///
    /// - Complexity: O(bytes of the files) and O(*n* log *n*) in the findings.
    static func all(of findings: [Finding], _ sources: some Sources) -> [Int] {
        var columns = findings.map(\.place.column)
        let room = Disk.Room()
        for (path, numbers) in Dictionary(grouping: findings.indices, by: { findings[$0].path }) {
            sources.withBytes(of: path, in: room) { bytes, count in
                var lines = Lines(bytes, count: count, hasLoneReturns: Lines.hasLoneReturns(bytes, count: count))
                for number in numbers.sorted(by: { findings[$0].place < findings[$1].place }) {
                    let line = lines.offsets(before: findings[number].place)
                    columns[number] =
                        units(in: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(start: bytes, count: count)[line]))
                        + 1
                }
            }
        }
        return columns
    }

    /// A byte order mark is no part of the text. A character has its two units where it has four bytes.
    static func units(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return bytes.reduce(hasMark ? -1 : 0) { units, byte in
            byte & 0xC0 == 0x80 ? units : units + (byte >= 0xF0 ? 2 : 1)
        }
    }
}
