import Glibc

/// Reads and writes all bytes of a file, however many system calls that takes.
enum Bytes {
    /// Reads to the end. What has no end, such as a device, is not read beyond `most` bytes.
    static func read(from descriptor: Int32, of path: String, most: Int) throws(FileFault) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFault(path, errno) }
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
            guard bytes.count <= most else { throw FileFault(path, reason: "It is larger than \(most) bytes") }
        }
    }

    /// Writes all of it.
    static func write(_ bytes: [UInt8], to descriptor: Int32, of path: String) throws(FileFault) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileFault(path, errno) }
            rest = rest.dropFirst(count)
        }
    }
}
