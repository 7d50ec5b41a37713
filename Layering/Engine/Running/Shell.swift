#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Asking other programs.
package enum Shell {
    /// A text as one word of a command.
    package static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// The output of a command.
    package static func output(of command: String, fix: String) throws(Trouble) -> String {
        guard let pipe = popen("\(command) </dev/null", "r") else {
            throw Trouble("cannot start `\(command)`", fix: fix)
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, pipe)
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        guard pclose(pipe) == 0 else { throw Trouble("`\(command)` failed", fix: fix) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
