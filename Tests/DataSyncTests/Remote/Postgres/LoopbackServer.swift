import Dispatch
import Foundation

/// A server on the loopback that is not PostgreSQL, or hangs.
final class LoopbackServer: Sendable {
    /// The treatment of clients.
    enum Manner: Sendable {
        /// They never get an answer.
        case silent
        /// They are admitted, and then get no answer.
        case letsIn
        /// They are disconnected.
        case closes
        /// They are refused TLS.
        case hasNoTLS
    }

    let port: Int
    private let listener: Int32

    init(_ manner: Manner) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound, listen(listener, 100) == 0 else { throw CocoaError(.fileReadUnknown) }
        port = Int(UInt16(bigEndian: address.sin_port))
        guard let answer = manner.answer else { return }
        DispatchQueue(label: "loopback").async {
            while case let client = accept(listener, nil, nil), client >= 0 {
                var request = [UInt8](repeating: 0, count: 1024)
                _ = read(client, &request, request.count)
                _ = answer.withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
                if manner == .closes { close(client) }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// An address of it.
    func address(_ options: String = "sslmode=disable") -> String {
        "postgresql://workstation@127.0.0.1:\(port)/clinic?\(options)"
    }
}

extension LoopbackServer.Manner {
    /// The answer to clients; nil if not even the connection is accepted.
    fileprivate var answer: [UInt8]? {
        switch self {
        case .silent: nil
        // Authentication is complete, and the server is ready for a query.
        case .letsIn: Array("R".utf8) + [0, 0, 0, 8, 0, 0, 0, 0] + Array("Z".utf8) + [0, 0, 0, 5] + Array("I".utf8)
        case .closes: []
        case .hasNoTLS: Array("N".utf8)
        }
    }
}
