import Foundation

/// A descriptor that a test reads, with the text so far.
nonisolated struct ReadEnd {
    /// The file descriptor, or nil when there is nothing to read.
    let descriptor: Int32?
    private(set) var bytes: [UInt8] = []
    private(set) var isOpen: Bool

    init(_ descriptor: Int32?) {
        self.descriptor = descriptor
        isOpen = descriptor != nil
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The descriptor for `poll` to watch.
    var watched: pollfd { pollfd(fd: isOpen ? descriptor ?? -1 : -1, events: Int16(POLLIN), revents: 0) }

    /// Reads the available bytes, or notes the end.
    mutating func take() {
        guard let descriptor else { return }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &chunk, chunk.count)
        if count > 0 { bytes += chunk[..<count] }
        if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { isOpen = false }
    }
}

/// Both ends of a pipe, closed in every program that a test starts.
nonisolated struct Pipe {
    let read: Int32
    let write: Int32

    init() throws {
        let ends = try Inheritance.keepingPrivate { () throws(ProcessFault) in
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw ProcessFault(errno, "no pipe") }
            Inheritance.end(of: ends[0], ends[1])
            return ends
        }
        (read, write) = (ends[0], ends[1])
    }
}
