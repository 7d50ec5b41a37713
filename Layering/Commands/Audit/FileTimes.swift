import LayeringEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The modification times of sources.
enum FileTimes {
    /// When a file was changed last, in nanoseconds since 1970; 0 if it is not there.
    static func changed(_ path: String) -> Int64 {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return 0 }
        #if canImport(Darwin)
            let time = facts.st_mtimespec
        #else
            let time = facts.st_mtim
        #endif
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
