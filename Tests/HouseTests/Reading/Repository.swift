import Foundation

/// The files of a repository, or of an example.
struct Repository: Sendable {
    /// One file that rules look at.
    struct File: Sendable {
        let path: String
        let text: String
        let isExecutable: Bool
        /// The file's lines, as they are; split once, for every rule reads them.
        let lines: [String]

        init(path: String, text: String, isExecutable: Bool = false) {
            (self.path, self.text, self.isExecutable) = (path, text, isExecutable)
            lines = text.components(separatedBy: "\n")
        }
    }

    let files: [File]

    /// The Swift files, read once.
    let swift: [SwiftFile]

    /// Everything that exists, folders among it: what a link may point to.
    let paths: Set<String>

    init(_ files: [File]) {
        self.files = files
        swift = files.filter { $0.path.hasSuffix(".swift") }.map(SwiftFile.init)
        paths = Set(files.flatMap { Self.prefixes(of: $0.path) })
    }

    /// An example: paths with their texts; a path that ends in `*` is executable.
    init(example: [String: String]) {
        self.init(
            example.map { path, text in
                let executable = path.hasSuffix("*")
                return File(path: executable ? String(path.dropLast()) : path, text: text, isExecutable: executable)
            })
    }

    /// The documents that people read, wherever they are.
    var markdown: [File] { files.filter { $0.path.hasSuffix(".md") } }

    /// Scripts with a shell's name in their first line, and files that they source.
    var shell: [File] {
        files.filter { file in
            guard let first = file.lines.first, !file.path.hasSuffix(".swift") else { return false }
            return first.hasPrefix("#!") && first.hasSuffix("sh") || file.lines.contains("# shellcheck shell=bash")
        }
    }

    /// `a/b/c` gives `a`, `a/b` and `a/b/c`.
    private static func prefixes(of path: String) -> [String] {
        let parts = path.split(separator: "/")
        return parts.indices.map { parts[...$0].joined(separator: "/") }
    }
}
