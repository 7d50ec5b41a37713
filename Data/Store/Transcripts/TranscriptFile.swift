import Foundation

/// The file that a session is written to at its end. Made at the start, so that who cannot have it learns that in time.
package struct TranscriptFile: ~Copyable {
    private let path: String
    private let descriptor: Int32
    private var isWritten = false

    /// Makes the file, readable by its owner only. A file that is there already is left alone.
    ///
    /// - Throws: ``TranscriptFault`` when it cannot be made.
    package init(path: String) throws(TranscriptFault) {
        descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw TranscriptFault(path: path, reason: String(cString: strerror(errno))) }
        self.path = path
    }

    deinit {
        close(descriptor)
        if !isWritten { unlink(path) }
    }

    /// Writes lines, each with its end. A file that nothing was written to is taken away at last.
    ///
    /// - Throws: ``TranscriptFault`` when not all of them could be written.
    package mutating func write(_ lines: [String]) throws(TranscriptFault) {
        isWritten = true
        var rest = Array(lines.joined(separator: "\n").utf8)[...]
        if !lines.isEmpty { rest.append(UInt8(ascii: "\n")) }
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw TranscriptFault(path: path, reason: String(cString: strerror(errno))) }
            rest = rest.dropFirst(count)
        }
    }
}

/// Why a session could not be written down.
package struct TranscriptFault: Error, Hashable, Sendable {
    /// The file.
    package let path: String

    /// What the system says.
    package let reason: String
}
