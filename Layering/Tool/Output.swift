#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The output of the tool.
enum Output {
    static func write(_ text: String) { write(text, to: STDOUT_FILENO) }

    static func complain(_ text: String) { write(text, to: STDERR_FILENO) }

    private static func write(_ text: String, to file: Int32) {
        let bytes = Array(text.utf8)
        var count = 0
        while count < bytes.count {
            let sent = bytes[count...].withUnsafeBytes { put($0, into: file) }
            guard sent > 0 else { return }
            count += sent
        }
    }
}

/// `write` of the C library, which `Output` has functions of the same name as.
private func put(_ bytes: UnsafeRawBufferPointer, into file: Int32) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}
