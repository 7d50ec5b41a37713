import FoundationEssentials
import Glibc

extension TextFile {
    /// The file at a path, or for a folder all regular files below it whose names end in one of `endings`, sorted by
    /// path. Hidden files are skipped, and so are links to folders: they may form cycles.
    ///
    /// - Throws: ``FileFault`` if nothing is there, or a folder cannot be read.
    package static func files(at path: String, endings: [String]) throws(FileFault) -> [TextFile] {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileFault(path, errno) }
        guard status.st_mode & S_IFMT == S_IFDIR else { return [TextFile(path: path)] }
        return try files(in: path, endings)
    }

    private static func files(in folder: String, _ endings: [String]) throws(FileFault) -> [TextFile] {
        var found: [TextFile] = []
        for name in try names(in: folder).sorted() where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? "\(folder)\(name)" : "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                found += try files(in: path, endings)
            } else if endings.contains(where: name.hasSuffix), isRegular(path) {
                found.append(TextFile(path: path))
            }
        }
        return found
    }

    /// Whether a path leads to a regular file, possibly by a link. If it leads nowhere, reading reports that.
    private static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    }

    private static func names(in folder: String) throws(FileFault) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw FileFault(folder, reason: "The folder cannot be read")
        }
    }
}
