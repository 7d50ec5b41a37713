import Domain
import Support
import Testing

@testable import Data

/// A PostgreSQL of which somebody holds a record, in a transaction that stays open.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(10)))
struct LockedRecordTests {
    private static let patience = RemotePatience(locking: .milliseconds(50))

    @Test func `a write of a record that is held fails by itself, and is applied once it is free`() async throws {
        try await PostgresServer.withDatabase { database in
            _ = try await RemoteBench { try database.remote() }.openRemote([RemoteContract.product])
            let holder = try database.session()
            try holder.run("begin; select from clinic.record where kind = 'product' for update")
            let remote = try database.remote(patience: Self.patience)
            let writes = [RemoteContract.takeOne(1, from: 10), RemoteOperation(2, .init("order", 1, to: "{}"))]
            let detail = "another transaction on its server holds what is needed (55P03)"
            let (none, problem) = await remote.apply(writes)
            #expect(none.isEmpty)
            #expect(problem == .remote(.failed(remote: remote.name, detail: detail)))
            #expect(try await remote.apply(writes[1]).isApplied)
            try holder.run("rollback")
            #expect(try await remote.apply(writes[0]).isApplied)
        }
    }

    @Test func `a station goes on with everything else, and tries that one again`() async throws {
        try await PostgresServer.withDatabase { database in
            let station = try await Stations.opened(database.remote(patience: Self.patience))
            try await station.signIn(.receptionist)
            for number in [2_003, 2_001, 2_002] { try await station.edit(.known(number)) { $0.phone = "600 555 999" } }
            let holder = try database.session()
            try holder.run(
                "begin; select from clinic.record where kind = 'patient' and body->>'number' = '2003' for update")
            let report = try await station.sync.sync()
            #expect(report.problem == nil)
            #expect(report.sent == 2)
            guard case .delayed(attempts: 1, _, _) = try await station.onlyEntry().state else {
                Issue.record("it is tried again later")
                return
            }
            try holder.run("rollback")
            try await station.retryWhatFailed()
            #expect(try await station.sync.sync().sent == 1)
            #expect(try await station.status().queued == 0)
        }
    }
}
