import Glibc

/// Why a file could not be read or written.
package struct FileFault: Error, Hashable, Sendable {
    /// The file.
    package let path: String

    /// The system's message, or the problem with the file's contents.
    package let reason: String

    init(_ path: String, reason: String) {
        (self.path, self.reason) = (path, reason)
    }

    init(_ path: String, _ error: Int32) {
        self.init(path, reason: String(cString: strerror(error)))
    }

    /// Somebody else wrote to the file after it was read.
    package static func changed(_ path: String) -> FileFault {
        FileFault(path, reason: "It was changed meanwhile")
    }
}
