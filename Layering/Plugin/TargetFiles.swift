import Foundation
import PackagePlugin

/// The files of a target that are read: its sources, and the headers of a target in C.
struct TargetFiles {
    private let target: any SourceModuleTarget
    /// The folders of other targets that are below this one's.
    private let inner: [String]

    init(of target: any SourceModuleTarget, among folders: [String]) {
        let own = target.directoryURL.path + "/"
        self.target = target
        inner = folders.filter { $0.hasPrefix(own) && $0 != own }
    }

    private static let sources: Set = ["swift", "c", "m", "mm", "cc", "cpp", "cxx", "s", "S"]
    private static let headers: Set = ["h", "hh", "hpp", "h++", "hp", "hxx", "H", "ipp", "inc", "inl", "def"]

    /// Whether a file is one that is read.
    static func isRead(_ file: URL) -> Bool {
        sources.contains(file.pathExtension) || headers.contains(file.pathExtension)
    }

    var all: [URL] {
        let sources = target.sourceFiles.map(\.url).filter { Self.sources.contains($0.pathExtension) }
        return Set(sources + headers).sorted { $0.path < $1.path }
    }

    /// The headers of a target in C, which are no sources to SwiftPM.
    private var headers: [URL] {
        guard let target = target as? ClangSourceModuleTarget else { return [] }
        let folders = [target.directoryURL] + [target.publicHeadersDirectoryURL].compactMap(\.self)
        return folders.flatMap { folder in
            let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return files.map { folder.appending(path: $0) }.filter { file in
                Self.headers.contains(file.pathExtension) && !inner.contains { file.path.hasPrefix($0) }
            }
        }
    }
}
