#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Searching in bytes with the C library, which is fast in unoptimised builds, too.
enum Bytes {
    /// The offset of the first such byte, or the end.
    static func find(_ byte: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        guard start < end, let found = memchr(bytes + start, Int32(byte), end &- start) else { return end }
        return UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
    }
}
