#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The output of a program.
package enum Output {
    /// Writes to standard output.
    package static func write(_ text: String) { _ = Disk.put(Array(text.utf8), into: STDOUT_FILENO) }

    /// Writes to standard error.
    package static func complain(_ text: String) { _ = Disk.put(Array(text.utf8), into: STDERR_FILENO) }
}
