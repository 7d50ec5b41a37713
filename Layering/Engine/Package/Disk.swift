#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files and folders, through the C library: Foundation would cost every build its start.
package enum Disk {
    /// The bytes of a file with some zero bytes after them; nothing if it cannot be read.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - room: memory that is used again for file after file.
    ///   - body: gets the bytes and how many there are without the zeros.
    /// - Returns: whether the file could be read.
    @discardableResult
    package static func withBytes(
        of path: String, in room: Room = Room(), _ body: (UnsafePointer<UInt8>, Int) -> Void
    ) -> Bool {
        // A pipe in the place of a file would have this wait until something is written into it.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return false }
        defer { _ = close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return false }
        let size = Int(facts.st_size)
        let bytes = room.bytes(size + 16)
        var count = 0
        while count < size {
            let got = read(file, bytes + count, size - count)
            guard got >= 0 else { return false }
            guard got > 0 else { break }
            count += got
        }
        memset(bytes + count, 0, 16)
        body(UnsafePointer(bytes), count)
        return true
    }

    /// Memory for one file at a time.
    package final class Room {
        private var memory: UnsafeMutablePointer<UInt8>?
        private var capacity = 0

        /// Takes no memory before it is needed.
        package init() {}

        deinit { memory?.deallocate() }

        fileprivate func bytes(_ count: Int) -> UnsafeMutablePointer<UInt8> {
            if let memory, count <= capacity { return memory }
            memory?.deallocate()
            capacity = count * 2
            let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
            memory = larger
            return larger
        }
    }

    /// The text of a file.
    package static func text(of path: String) -> String? {
        var text: String?
        withBytes(of: path) { text = String(decoding: UnsafeBufferPointer(start: $0, count: $1), as: UTF8.self) }
        return text
    }

    /// The names in a folder, sorted, without those that begin with a dot.
    package static func names(in folder: String) -> [String] {
        guard let entries = opendir(folder) else { return [] }
        defer { _ = closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// Whether anything has this name: a file, a folder, or a link to nothing.
    package static func isThere(_ path: String) -> Bool {
        var facts = stat()
        return lstat(path, &facts) == 0
    }

    /// The path of a file or folder from the root of the disk, without links; nil where there is none.
    package static func absolute(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }
}
