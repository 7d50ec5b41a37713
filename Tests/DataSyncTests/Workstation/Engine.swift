import Support
import Testing

@testable import Data
@testable import DataSync

/// What workstations share in a test: the fake, and a PostgreSQL where there is one.
enum Engine: String, CaseIterable {
    case fake
    case postgres

    /// The engines that there are here. That there is no PostgreSQL is said by the tests of the remote itself.
    static let here = allCases.filter { $0 == .fake || PostgresServer.isThere }

    /// Runs `body` with a maker of ways to one empty remote.
    func withRemote(_ body: (@escaping @Sendable () throws -> any Remote) async throws -> Void) async throws {
        switch self {
        case .fake:
            let server = FakeRemoteServer()
            try await body { FakeRemote(server) }
        case .postgres:
            try await PostgresServer.withDatabase { database in try await body { try SettledRemote(database) } }
        }
    }
}
