import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// A PostgreSQL whose connections end at any point.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct CutConnectionTests {
    @Test func `a connection that was cut while idle is opened again`() async throws {
        try await PostgresServer.withDatabase { database in
            let remote = try await RemoteBench { try database.remote() }.openRemote([RemoteContract.product])
            try await database.settled()
            try database.run(Self.cut)
            #expect(try await remote.records() == [RemoteContract.product])
            try database.run(Self.cut)
            #expect(try await remote.apply(RemoteContract.takeOne(1, from: 10)).isApplied)
        }
    }

    @Test func `writes are there once, however often connections are cut while they are sent`() async throws {
        try await PostgresServer.withDatabase { database in
            let stock = RemoteRecord("product", 1, 1, #"{"name":"Gauze","stock":600}"#)
            let remote = try await RemoteBench { try database.remote() }.openRemote([stock])
            let writes = (1...600).map { RemoteContract.takeOne($0, from: 600) }
            let knife = Task {
                let session = try database.session()
                while !Task.isCancelled {
                    try session.run(Self.cut)
                    await Task.yield()
                }
            }
            var outcomes: [RemoteOutcome] = []
            for _ in 1...600 where outcomes.count < writes.count {
                let (more, problem) = await remote.apply(Array(writes[outcomes.count...]))
                outcomes += more
                #expect(problem.map { $0.code == "remote-unreachable" } ?? true, "\(String(describing: problem))")
                if outcomes.count > 500 { knife.cancel() }
            }
            knife.cancel()
            _ = await knife.result
            while outcomes.count < writes.count {
                outcomes += await remote.apply(Array(writes[outcomes.count...])).outcomes
            }
            #expect(outcomes.filter(\.isApplied).count == 600)
            try await database.settled()
            #expect(try await remote.records() == [RemoteRecord("product", 1, 601, #"{"name":"Gauze","stock":0}"#)])
        }
    }

    private static let cut = """
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
        """
}
