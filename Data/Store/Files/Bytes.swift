import Glibc

/// Reads and writes all bytes of a file, however many system calls that takes.
enum Bytes {
    /// Reads to the end. What has no end, such as a device, is not read beyond `most` bytes.
    static func read(from descriptor: Int32, of path: String, most: Int) throws(FileFault) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = try fill(&chunk, from: descriptor, of: path)
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
            guard bytes.count <= most else { throw FileFault(path, reason: "It is larger than \(most) bytes") }
        }
    }

    /// Reads until the array is full, `most` bytes are read, or the file ends.
    ///
    /// - Returns: how many there were.
    static func fill(
        _ bytes: inout [UInt8], from descriptor: Int32, of path: String, most: Int = .max
    ) throws(FileFault) -> Int {
        let most = min(most, bytes.count)
        var filled = 0
        while filled < most {
            let count = bytes.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress.map { $0 + filled }, most - filled)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFault(path, errno) }
            guard count > 0 else { break }
            filled += count
        }
        return filled
    }

    /// Writes all of it.
    static func write(_ bytes: [UInt8], to descriptor: Int32, of path: String) throws(FileFault) {
        try write(bytes, count: bytes.count, to: descriptor, of: path)
    }

    /// Writes the first bytes of it.
    static func write(_ bytes: [UInt8], count: Int, to descriptor: Int32, of path: String) throws(FileFault) {
        var rest = bytes[..<count]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileFault(path, errno) }
            rest = rest.dropFirst(count)
        }
    }
}
