import Foundation

nonisolated extension MarkdownFile {
    /// The folder of the repository that this source belongs to.
    static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardizedFileURL

    /// Every Markdown file of the repository that has a dialogue, by path.
    static func all(in root: URL = repository) -> [MarkdownFile] {
        let files = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let found = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "md" }
        return found.compactMap { file in
            guard let bytes = FileManager.default.contents(atPath: file.path(percentEncoded: false)) else { return nil }
            let path = file.path(percentEncoded: false).dropFirst(root.path(percentEncoded: false).count)
            return MarkdownFile(
                path: String(path.drop { $0 == "/" }), text: String(decoding: bytes, as: UTF8.self))
        }
        .filter { !$0.dialogues.isEmpty }.sorted { $0.path < $1.path }
    }

    /// Writes the file back.
    func write(in root: URL = repository) throws {
        try Data(text.utf8).write(to: root.appending(path: path))
    }
}
