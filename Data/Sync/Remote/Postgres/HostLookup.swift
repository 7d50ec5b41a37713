import Dispatch
import Glibc
import Synchronization

/// Looks up the addresses of a host on a separate thread. A lookup cannot be cancelled: a caller that cannot wait any
/// longer abandons it.
final class HostLookup: Sendable {
    private let addresses = Mutex<[String]>([])
    private let finished = Wakeup()

    /// Starts to look up a host.
    init(_ host: String) {
        DispatchQueue(label: "clinic.remote.lookup").async {
            let found = Self.addresses(of: host)
            self.addresses.withLock { $0 = found }
            self.finished.call()
        }
    }

    /// The addresses, none where the host is not known.
    func wait(or wakeup: Wakeup, until deadline: ContinuousClock.Instant) throws(PostgresFault) -> [String] {
        switch wakeup.wait(for: POLLIN, on: finished.descriptor, until: deadline) {
        case .ready: return addresses.withLock { $0 }
        case .called: throw .ended
        case .late: throw .unreachable("its name was not looked up in time")
        }
    }

    private static func addresses(of host: String) -> [String] {
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, nil, &list) == 0, let list else { return [] }
        defer { freeaddrinfo(list) }
        var found: [String] = []
        for entry in sequence(first: list, next: \.pointee.ai_next) {
            guard let address = numeric(entry.pointee), !found.contains(address) else { continue }
            found.append(address)
        }
        return found
    }

    private static func numeric(_ entry: addrinfo) -> String? {
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let room = socklen_t(text.count)
        guard getnameinfo(entry.ai_addr, entry.ai_addrlen, &text, room, nil, 0, NI_NUMERICHOST) == 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
