import Support
import Testing

@testable import Data
@testable import DataSync

/// The remotes of tests: the fake, and a PostgreSQL if there is one.
enum Engine: String, CaseIterable {
    case fake
    case postgres

    /// The available engines. The tests of the remote itself report a missing PostgreSQL.
    static let here = allCases.filter { $0 == .fake || PostgresServer.isThere }

    /// Runs `body` with a closure that connects to one empty remote.
    func withRemote(_ body: (@escaping @Sendable () throws -> any Remote) async throws -> Void) async throws {
        switch self {
        case .fake:
            let server = FakeRemoteServer()
            try await body { FakeRemote(server) }
        case .postgres:
            try await PostgresServer.withEmptyDatabase { database in try await body { try SettledRemote(database) } }
        }
    }
}
