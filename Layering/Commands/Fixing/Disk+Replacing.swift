import LayeringEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Disk {
    /// Replaces a file that still has the bytes that it had, by another with the same permissions; never half of it.
    ///
    /// - Returns: whether the file has the new bytes now. Otherwise it is as it was.
    static func replace(_ path: String, _ old: [UInt8], with new: [UInt8]) -> Bool {
        guard let path = absolute(path) else { return false }
        let draft = "\(path).\(getpid()).draft"
        var facts = stat()
        guard stat(path, &facts) == 0, access(path, W_OK) == 0 else { return false }
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        defer {
            _ = close(file)
            _ = unlink(draft)
        }
        guard put(new, into: file), fchmod(file, facts.st_mode & 0o7777) == 0, fsync(file) == 0 else { return false }
        return bytes(of: path) == old && rename(draft, path) == 0
    }

    /// The bytes of a file; nil if it cannot be read.
    static func bytes(of path: String) -> [UInt8]? {
        var bytes: [UInt8]?
        withBytes(of: path) { bytes = Array(UnsafeBufferPointer(start: $0, count: $1)) }
        return bytes
    }
}
