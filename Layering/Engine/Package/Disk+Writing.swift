#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Disk {
    /// Writes a file, unless it has this content already: rewriting one has what is built from it built again.
    ///
    /// - Returns: whether the file has the content now.
    package static func write(_ text: String, to path: String) -> Bool {
        if Self.text(of: path) == text { return true }
        let bytes = Array(text.utf8)
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { return false }
        defer { _ = close(file) }
        return put(bytes, into: file)
    }

    /// Writes bytes into an open file, and tells whether all are there.
    package static func put(_ bytes: [UInt8], into file: Int32) -> Bool {
        var count = 0
        while count < bytes.count {
            let sent = bytes[count...].withUnsafeBytes { putOnce($0, into: file) }
            guard sent > 0 else { return false }
            count += sent
        }
        return true
    }
}

/// `write` of the C library, which `Disk` has a function of the same name as.
private func putOnce(_ bytes: UnsafeRawBufferPointer, into file: Int32) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}
