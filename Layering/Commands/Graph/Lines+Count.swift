import LayeringEngine

extension Lines {
    /// How many lines some files have, the last of each ended or not.
    static func count(in paths: [String], _ sources: some Sources) -> Int {
        let room = Disk.Room()
        var lines = 0
        for path in paths {
            sources.withBytes(of: path, in: room) { bytes, count in
                var cursor = 0
                while cursor < count {
                    cursor = Bytes.find(Byte.newline, in: bytes, from: cursor, to: count) + 1
                    lines += 1
                }
            }
        }
        return lines
    }
}
