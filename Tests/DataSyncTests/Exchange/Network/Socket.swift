import Foundation

/// A blocking stream of bytes within this computer.
final class Socket: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        // A server that is started here must not inherit it.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        // A peer that accepts nothing for this long is gone.
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// A connection to a socket in the file system, or nil if nobody listens.
    static func unix(_ path: String) -> Socket? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let made = Socket(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        let isThere = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(made.descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        return isThere ? made : nil
    }

    /// Reads the next bytes; none once the peer is gone.
    func hear() -> ArraySlice<UInt8> {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &bytes, bytes.count)
        return bytes.prefix(max(0, count))
    }

    /// Sends bytes, without knowing whether they arrive.
    @discardableResult
    func say(_ bytes: some Collection<UInt8>) -> Bool {
        let bytes = Array(bytes)
        var said = 0
        while said < bytes.count {
            let count = bytes[said...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            said += count
        }
        return true
    }

    /// Ends both directions and wakes its readers.
    func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Waits until one of two has data, and returns which.
    static func wait(for one: Socket, or other: Socket) -> (one: Bool, other: Bool) {
        var watched = [
            pollfd(fd: one.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: other.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&watched, nfds_t(watched.count), -1) < 0 {}
        return (watched[0].revents != 0, watched[1].revents != 0)
    }

    /// Lets time pass, as a slow network does.
    static func pause(milliseconds: Int) { poll(nil, 0, Int32(milliseconds)) }
}
