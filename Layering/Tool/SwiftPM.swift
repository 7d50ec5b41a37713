#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What SwiftPM knows of a package.
enum SwiftPM {
    /// The manifest of the package as JSON.
    static func dump(_ root: String) throws(Trouble) -> String {
        let quoted = "'" + root.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
        let command = "swift package --package-path \(quoted) dump-package </dev/null"
        guard let pipe = popen(command, "r") else {
            throw Trouble("cannot start `swift package dump-package`", fix: "Is Swift installed and in PATH?")
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, pipe)
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        guard pclose(pipe) == 0 else {
            throw Trouble("`swift package dump-package` failed in \(root)", fix: "Its own message is above.")
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
