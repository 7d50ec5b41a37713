import Glibc

/// A file that people edit and that is replaced as a whole.
package struct TextFile: Hashable, Sendable {
    /// The most bytes that are read.
    static let maxLength = 16 << 20

    /// Where it is.
    package let path: String

    /// A file by its path; whether there is one shows when it is read.
    package init(path: String) {
        self.path = path
    }

    /// The contents.
    ///
    /// - Throws: ``FileFault`` if it cannot be read, is too large, or is no text.
    package func text() throws(FileFault) -> String {
        guard let text = String(validating: try bytes(), as: UTF8.self) else {
            throw FileFault(path, reason: "It is not UTF-8 text")
        }
        return text
    }

    /// The contents, whatever they are.
    ///
    /// - Throws: ``FileFault`` if it cannot be read or is too large.
    func bytes() throws(FileFault) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor != -1 else { throw FileFault(path, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileFault(path, errno) }
        guard status.st_mode & S_IFMT != S_IFIFO else { throw FileFault(path, reason: "It is a pipe") }
        return try Bytes.read(from: descriptor, of: path, most: Self.maxLength)
    }

    /// Replaces the text that was read, completely or not at all. Keeps the mode, and follows a link.
    ///
    /// - Throws: ``FileFault`` if it may not or could not be written, and ``FileFault/changed(_:)`` if the file was
    ///   changed since.
    package func replace(_ read: String, with text: String) throws(FileFault) {
        guard let real = realpath(path, nil) else { throw FileFault(path, errno) }
        defer { free(real) }
        let target = String(cString: real)
        var status = stat()
        guard stat(target, &status) == 0 else { throw FileFault(path, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileFault(path, reason: "It is no regular file") }
        guard status.st_mode & 0o222 != 0 else { throw FileFault(path, EACCES) }
        guard access(target, W_OK) == 0 else { throw FileFault(path, errno) }
        try write(Array(text.utf8), beside: target, mode: status.st_mode & 0o7777, inPlaceOf: read)
    }

    /// Writes a file next to another, and renames it when all of it is on disk.
    private func write(
        _ bytes: [UInt8], beside target: String, mode: mode_t, inPlaceOf read: String
    ) throws(FileFault) {
        var name = Array("\(target).XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor != -1 else { throw FileFault(path, errno) }
        do throws(FileFault) {
            defer { close(descriptor) }
            try Bytes.write(bytes, to: descriptor, of: path)
            guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw FileFault(path, errno) }
            guard try self.text().utf8.elementsEqual(read.utf8) else { throw FileFault.changed(path) }
            guard rename(name, target) == 0 else { throw FileFault(path, errno) }
        } catch {
            unlink(name)
            throw error
        }
    }
}
