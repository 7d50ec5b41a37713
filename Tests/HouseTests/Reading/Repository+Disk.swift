import Foundation

extension Repository {
    /// This repository, found from where this file is.
    ///
    /// With `UPDATE_DOCS=1` the quotes of its pages are renewed before anything is read.
    static let here: Repository = {
        let found = Repository(below: root)
        guard ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" else { return found }
        do { try found.updateQuotes() } catch { print("The quotes could not be written: \(error)") }
        return Repository(below: root)
    }()

    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Folders of built or fetched files.
    private static let skipped: Set = [".build", ".git", ".swiftpm"]

    private init(below root: URL) {
        self.init(Self.paths(below: root).compactMap { Self.file($0, below: root) })
    }

    private static func paths(below root: URL) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
        var paths: [String] = []
        while let path = walk.nextObject() as? String {
            if skipped.contains(String(path.split(separator: "/").last ?? "")) {
                walk.skipDescendants()
            } else {
                paths.append(path)
            }
        }
        return paths.sorted()
    }

    /// The file at a path, unless it is a folder or no text.
    private static func file(_ path: String, below root: URL) -> File? {
        let url = root.appending(path: path)
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        return File(path: path, text: text, isExecutable: FileManager.default.isExecutableFile(atPath: url.path))
    }
}
