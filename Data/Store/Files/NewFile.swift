import Glibc

/// A file that is made at the start of something and written at its end, so that who cannot have it learns that in
/// time.
package struct NewFile: ~Copyable {
    private let path: String
    private let descriptor: Int32
    private var isWritten = false

    /// Makes the file, readable by its owner only. A file that is there already is left alone.
    ///
    /// - Throws: ``FileFault`` when it cannot be made.
    package init(path: String) throws(FileFault) {
        descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor != -1 else { throw FileFault(path, errno) }
        self.path = path
    }

    deinit {
        close(descriptor)
        if !isWritten { unlink(path) }
    }

    /// Writes lines, each with its end, once. A file that not all of them were written to is taken away at last.
    ///
    /// - Throws: ``FileFault`` when not all of them could be written.
    package mutating func write(_ lines: [String]) throws(FileFault) {
        try Bytes.write(Array(lines.map { "\($0)\n" }.joined().utf8), to: descriptor, of: path)
        isWritten = true
    }
}
