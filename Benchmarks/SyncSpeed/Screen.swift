import Data
import DataSync
import Domain
import Foundation

/// Opens screens with a running remote, with nobody at its address, and with a server that never answers.
struct Screen {
    private let folder: String
    private let address: String

    init(_ folder: String, _ address: String) {
        (self.folder, self.address) = (folder, address)
    }

    func run(_ times: Int) async throws {
        let workstation = try await Workstation(folder, isShared: false)
        let remote = try PostgresRemote(address)
        try await workstation.share(on: remote, at: address)
        guard try await workstation.clinic.sync.sync().problem == nil else {
            throw Misuse("the remote does not answer")
        }
        workstation.store.leave()
        let silent = try SilentServer()
        let addresses = [
            address, "postgresql://nobody@127.0.0.1:1/clinic", "postgresql://nobody@127.0.0.1:\(silent.port)/clinic",
        ]
        var taken = addresses.map { _ in [Double]() }
        for round in 0..<21 {
            for (index, address) in addresses.enumerated() {
                taken[index] += try await openings(times, at: address, UInt64(round * 3 + index + 1))
            }
        }
        let middle = taken.map { $0.sorted()[$0.count / 2] }
        print(
            String(
                format: "screen: %.1f us with the remote, away %.2f times that, silent %.2f times that",
                middle[0] * 1e6, middle[1] / middle[0], middle[2] / middle[0]))
    }

    /// The seconds until each of some screens has content, beside an exchange that never stops trying.
    private func openings(_ times: Int, at address: String, _ round: UInt64) async throws -> [Double] {
        let workstation = try await Workstation(folder, isShared: false, first: round << 32)
        try workstation.clinic.connect(to: PostgresRemote(address), random: NoJitter())
        let exchange = Task { [clinic = workstation.clinic] in
            // The error of a round is in its report.
            do { while !Task.isCancelled { _ = try await clinic.sync.sync() } } catch {}
        }
        defer { exchange.cancel() }
        guard let number = OrderNumber(1_042) else { throw Misuse("there is no order") }
        var taken: [Double] = []
        for _ in 0..<times {
            taken.append(
                try await SyncSpeed.time {
                    _ = try await workstation.first(workstation.store.orders.order(number))
                    _ = try await workstation.first(workstation.store.patients.patients(PatientQuery()))
                })
        }
        return taken
    }
}

/// A server that accepts connections and never answers.
private struct SilentServer {
    let port: UInt16
    private let socket: Int32

    init() throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        guard isBound else { throw Misuse("no port is free") }
        port = UInt16(bigEndian: address.sin_port)
    }
}
