#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Searching in bytes with the C library, which is fast in unoptimised builds, too.
package enum Bytes {
    /// The offset of the first such byte, or the end.
    package static func find(_ byte: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        guard start < end, let found = memchr(bytes + start, Int32(byte), end &- start) else { return end }
        return UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
    }

    /// Whether a text is somewhere in bytes that end in a zero; there may be others before.
    static func contains(_ text: StaticString, in bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        let text = UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
        var start = 0
        while start < count {
            let rest = UnsafeRawPointer(bytes + start).assumingMemoryBound(to: CChar.self)
            if strstr(rest, text) != nil { return true }
            start &+= strlen(rest) &+ 1
        }
        return false
    }
}
