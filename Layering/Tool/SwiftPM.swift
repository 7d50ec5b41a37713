import LayeringEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// SwiftPM's descriptions of packages: each manifest is asked for once.
struct SwiftPM {
    private var dumps: [String: String] = [:]

    /// The facts of a package, and of the libraries that it may depend on.
    mutating func facts(_ root: String) throws -> PackageFacts {
        var facts = try PackageFacts(dump: dump(root), root: root)
        if facts.targets.contains(where: { !$0.products.isEmpty }) { facts.libraries = try libraries(root) }
        return facts
    }

    /// The manifest of the package as JSON.
    private mutating func dump(_ root: String) throws(Trouble) -> String {
        let folder = Disk.absolute(root) ?? root
        if let known = dumps[folder] { return known }
        let dump = try Shell.output(
            of: "swift package --package-path \(Shell.quoted(root)) dump-package", fix: "Its own message is above.")
        dumps[folder] = dump
        return dump
    }

    /// The libraries of the packages that a package depends on.
    private mutating func libraries(_ root: String) throws(Trouble) -> [LibraryFacts] {
        let dependencies = try Shell.output(
            of: "swift package --package-path \(Shell.quoted(root)) show-dependencies --format json",
            fix: "Its own message is above.")
        var libraries: [LibraryFacts] = []
        for (identity, folder) in LibraryFacts.folders(in: dependencies).sorted(by: { $0.key < $1.key }) {
            libraries += LibraryFacts.all(inDump: try dump(folder), of: identity)
        }
        return libraries
    }

    /// The version of a `swift`, which is that of its SwiftPM.
    static func version(_ swift: String) throws(Trouble) -> SwiftVersion {
        let output = try Shell.output(of: "\(Shell.quoted(swift)) --version", fix: "Its own message is above.")
        guard let version = SwiftVersion(output: output) else {
            throw Trouble(
                "`\(swift) --version` names no version: \(output)", fix: "Is that the Swift that builds this?")
        }
        return version
    }
}

/// Asking other programs.
enum Shell {
    /// A text as one word of a command.
    static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// The output of a command.
    static func output(of command: String, fix: String) throws(Trouble) -> String {
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
