#if canImport(Glibc)
    import Glibc
#else
    import Foundation
#endif
import Synchronization

/// Splits standard input into lines, and buffers no more than the longest allowed line.
final class LineBuffer: Sendable {
    /// The most bytes that a line has.
    static let maxLength = 65_536

    /// The failure for a longer one.
    static let tooLong = CommandFailure("A line longer than \(maxLength) bytes was left out.", .dataError)

    fileprivate struct Pending {
        var bytes: [UInt8] = []
        var searched = 0
        var isTooLong = false
        /// Whether reading failed and the failure is not reported yet.
        var isBroken = false
        var fault: CommandFailure?
    }

    private let pending = Mutex(Pending())

    /// The next line without its end, or nil at the end of the input. Waits for it. A line that is too long is a
    /// failure, and so is an input that cannot be read: it ends after that.
    func next() -> Result<String?, CommandFailure> {
        pending.withLock { pending in
            while true {
                if let end = pending.bytes[pending.searched...].firstIndex(of: UInt8(ascii: "\n")) {
                    return pending.take(upTo: end, dropping: end + 1)
                }
                pending.searched = pending.bytes.count
                if pending.searched > Self.maxLength { pending.forget() }
                guard pending.fill() else { break }
            }
            if let fault = pending.fault.take() { return .failure(fault) }
            guard pending.isTooLong || !pending.bytes.isEmpty else { return .success(nil) }
            return pending.take(upTo: pending.bytes.count, dropping: pending.bytes.count)
        }
    }
}

extension LineBuffer.Pending {
    /// Drops the start of a line that is too long.
    fileprivate mutating func forget() {
        (bytes, searched, isTooLong) = ([], 0, true)
    }

    fileprivate mutating func take(upTo end: Int, dropping count: Int) -> Result<String?, CommandFailure> {
        defer {
            bytes.removeFirst(count)
            (searched, isTooLong) = (0, false)
        }
        guard !isTooLong, end <= LineBuffer.maxLength else {
            return .failure(LineBuffer.tooLong)
        }
        return .success(String(decoding: bytes[..<end], as: UTF8.self))
    }

    fileprivate mutating func fill() -> Bool {
        guard !isBroken else { return false }
        var chunk = [UInt8](repeating: 0, count: 4096)
        var count = read(STDIN_FILENO, &chunk, chunk.count)
        while count < 0, errno == EINTR { count = read(STDIN_FILENO, &chunk, chunk.count) }
        // An input that was never opened has nothing to say; that is no fault.
        if count < 0, errno != EBADF { fail(errno) }
        guard count > 0 else { return false }
        bytes += chunk[..<count]
        return true
    }

    /// Records that reading failed. An incomplete line is dropped.
    private mutating func fail(_ code: Int32) {
        (bytes, searched, isTooLong, isBroken) = ([], 0, false, true)
        fault = CommandFailure("The input cannot be read: \(String(cString: strerror(code))).", .ioError)
    }
}
