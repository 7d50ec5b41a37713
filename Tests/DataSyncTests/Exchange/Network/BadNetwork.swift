import Dispatch
import Foundation
import Support
import Synchronization

/// A proxy between workstations and the PostgreSQL of the tests: a port on the loopback that injects faults, chosen by
/// a seed and counted.
final class BadNetwork: Sendable {
    private struct State {
        var random: SeededGenerator
        var isBad = true
        var restartIsDue = false
        /// So many connections are refused next.
        var refusals = 0
        var counts: [NetworkFault: Int] = [:]
        var open: [ObjectIdentifier: Socket] = [:]
    }

    let port: Int
    /// The number of requests per fault.
    private let rarity: Int
    /// The server's socket.
    private let path: String
    private let restarting: ServerRestart?
    private let listener: Socket
    private let state: Mutex<State>
    private let busy = DispatchGroup()

    /// The server's name for connections through it.
    static let name = "network"

    init(to path: String, seed: UInt64, rarity: Int = 12, restarting: ServerRestart?) throws {
        (self.path, self.rarity, self.restarting) = (path, rarity, restarting)
        state = Mutex(State(random: SeededGenerator(seed: seed)))
        (listener, port) = try Socket.listening()
        let listener = listener
        DispatchQueue(label: "network").async(group: busy) { [self] in
            while case let client = accept(listener.descriptor, nil, nil), client >= 0 { connect(Socket(client)) }
        }
    }

    /// The count of each fault.
    var counts: [NetworkFault: Int] { state.withLock(\.counts) }

    /// An address through the proxy.
    func address(of database: String) -> String {
        "postgresql://clinic@127.0.0.1:\(port)/\(database)?sslmode=disable&application_name=\(Self.name)"
    }

    /// Ends all faults: connections close, and messages in transit arrive.
    func end() async {
        state.withLock { $0.isBad = false }
        listener.end()
        for socket in state.withLock({ Array($0.open.values) }) { socket.end() }
        await withCheckedContinuation { continuation in
            busy.notify(queue: .global()) { continuation.resume() }
        }
    }

    /// Restarts the server: at once, or in the middle of the next batch of writes.
    func restartServer(inBatch: Bool) async {
        guard let restarting else { return }
        guard !inBatch else { return state.withLock { $0.restartIsDue = true } }
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "restart").async { [self] in
                restarting.run()
                count(.restart)
                continuation.resume()
            }
        }
    }

    /// Lets nobody through for some attempts to connect.
    func partition() {
        let open = state.withLock { state in
            state.refusals = Int.random(in: 1...4, using: &state.random)
            return Array(state.open.values)
        }
        for socket in open { socket.end() }
        count(.partition)
    }

    private func connect(_ client: Socket) {
        let isRefused = state.withLock { state in
            defer { state.refusals = max(0, state.refusals - 1) }
            return state.isBad && state.refusals > 0
        }
        guard !isRefused else { return client.end() }
        guard let server = Socket.unix(path) else { return }
        state.withLock { state in
            if state.isBad { state.open[ObjectIdentifier(client)] = client } else { client.end() }
        }
        DispatchQueue(label: "connection").async(group: busy) { [self] in
            BadConnection(from: client, to: server, through: self).run()
            state.withLock { _ = $0.open.removeValue(forKey: ObjectIdentifier(client)) }
        }
    }
}

/// The queries of connections.
extension BadNetwork {
    func count(_ fault: NetworkFault) { state.withLock { $0.counts[fault, default: 0] += 1 } }

    /// The fault of the next request, mostly none.
    func fate(ofWrites: Bool) -> NetworkFault? {
        state.withLock { state in
            guard state.isBad else { return nil }
            if state.restartIsDue, ofWrites {
                state.restartIsDue = false
                return .restartInBatch
            }
            guard Int.random(in: 0..<rarity, using: &state.random) == 0 else { return nil }
            let faults = ofWrites ? NetworkFault.ofWrites : NetworkFault.ofQuestions
            return faults[Int.random(in: 0..<faults.count, using: &state.random)]
        }
    }

    /// A random number below another.
    func jitter(_ number: Int) -> Int { state.withLock { Int.random(in: 0..<max(1, number), using: &$0.random) } }

    /// Whether faults have ended.
    var isGood: Bool { state.withLock { !$0.isBad } }

    func restartNow() { restarting?.run() }

    /// Sends it all to the server again, a while later, and discards the answer.
    func `repeat`(_ said: [UInt8]) {
        count(.repeated)
        DispatchQueue(label: "echo").async(group: busy) { [self] in
            Socket.pause(milliseconds: jitter(4) == 0 ? jitter(400) : jitter(30))
            guard let server = Socket.unix(path) else { return }
            DispatchQueue(label: "echo of the echo").async { server.say(said + PostgresMessage.goodbye) }
            while !server.hear().isEmpty {}
        }
    }
}

extension Socket {
    /// A listener on the loopback, with its port.
    fileprivate static func listening() throws -> (Socket, Int) {
        let made = Socket(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        var none = timeval()
        setsockopt(made.descriptor, SOL_SOCKET, SO_RCVTIMEO, &none, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(made.descriptor, $0, length) == 0 && getsockname(made.descriptor, $0, &length) == 0
            }
        }
        guard isBound, listen(made.descriptor, 100) == 0 else { throw CocoaError(.fileReadUnknown) }
        return (made, Int(UInt16(bigEndian: address.sin_port)))
    }
}
