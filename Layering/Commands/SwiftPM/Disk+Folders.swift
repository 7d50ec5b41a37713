import LayeringEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Disk {
    /// Whether there is a folder.
    static func isFolder(_ path: String) -> Bool { folder(path) != nil }

    /// The identity of a folder, by whatever path it is reached; nil where there is none.
    static func folder(_ path: String) -> FolderID? {
        var facts = stat()
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else { return nil }
        return FolderID(device: UInt64(facts.st_dev), number: UInt64(facts.st_ino))
    }

    /// The identity of a folder.
    struct FolderID: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
    }
}
