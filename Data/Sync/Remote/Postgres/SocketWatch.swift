import Dispatch
import Glibc

/// Says when there is something to read on a socket, until it is released.
final class SocketWatch {
    private let source: any DispatchSourceRead

    /// Watches a copy of a socket's descriptor, since libpq may close its own too early; nil if the system has no more.
    init?(_ socket: Int32, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) {
        let own = fcntl(socket, F_DUPFD_CLOEXEC, 0)
        guard own != -1 else { return nil }
        source = DispatchSource.makeReadSource(fileDescriptor: own, queue: queue)
        source.setEventHandler(handler: action)
        source.setCancelHandler { close(own) }
        source.activate()
    }

    deinit { source.cancel() }
}
