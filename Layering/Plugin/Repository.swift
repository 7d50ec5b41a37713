import Foundation
import PackagePlugin

/// The folder with the configuration of a package, which may name several. The tool looks for it in the same way.
struct Repository {
    let folder: URL
    private let packages: [String]

    /// Looks in the package's folder, then in those around it as far as the repository goes.
    init(around root: URL) {
        var (folder, names) = (root.standardizedFileURL, [String]())
        while true {
            let package = names.reversed().joined(separator: "/")
            let packages = Self.packages(in: folder)
            if packages.contains(package) || package.isEmpty && !packages.isEmpty {
                (self.folder, self.packages) = (folder, packages)
                return
            }
            let isEnd = FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
            guard !isEnd, folder.pathComponents.count > 2 else { break }
            names.append(folder.lastPathComponent)
            folder = folder.deletingLastPathComponent()
        }
        (self.folder, packages) = (root, [])
    }

    /// The configuration, if there is one yet.
    var configurations: [URL] {
        let file = folder.appending(path: "layering.config")
        return FileManager.default.fileExists(atPath: file.path) ? [file] : []
    }

    /// The packages of the repository that a package depends on, directly or through others.
    func packages(below package: Package) -> [Package] {
        var (found, seen, waiting) = ([Package](), Set([package.id]), package.dependencies.map(\.package))
        while let next = waiting.popLast() {
            guard seen.insert(next.id).inserted else { continue }
            waiting += next.dependencies.map(\.package)
            if packages.contains(path(of: next.directoryURL)) { found.append(next) }
        }
        return found.sorted { $0.id < $1.id }
    }

    /// The path of a file or folder from the folder of the configuration; empty for that folder.
    func path(of url: URL) -> String {
        let (path, start) = (url.path, folder.path.hasSuffix("/") ? folder.path : folder.path + "/")
        return path + "/" == start ? "" : path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// The folders that a configuration names.
    private static func packages(in folder: URL) -> [String] {
        let file = folder.appending(path: "layering.config")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let lines = text.split(whereSeparator: \.isNewline).filter { $0.first?.isWhitespace == false }.map(words)
        return lines.filter { $0.first == "packages" }.flatMap { $0.dropFirst() }.map {
            $0.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        }
    }

    /// The words of a line. Quotes keep words together, and a `#` at the start of a word begins a comment.
    private static func words(of line: Substring) -> [Substring] {
        var (words, rest) = ([Substring](), line.drop(while: \.isWhitespace))
        while let first = rest.first, first != "#" {
            let isQuoted = first == "\""
            if isQuoted { rest.removeFirst() }
            let word = rest.prefix { isQuoted ? $0 != "\"" : !$0.isWhitespace }
            words.append(word)
            rest = rest[word.endIndex...].dropFirst().drop(while: \.isWhitespace)
        }
        return words
    }
}
