import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// The rights of a workstation's role at a PostgreSQL.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct WorkstationRightsTests {
    @Test func `a role that was admitted exchanges, and sees and changes no table`() async throws {
        try await withRole { database, role in
            try database.run("select clinic.admit('\(role)')")
            let workstation = try PostgresRemote(database.address(of: role))
            #expect(try await workstation.identify()?.isOpen == true)
            #expect(try await workstation.apply(RemoteContract.takeOne(1, from: 10)).isApplied)
            try await database.settled()
            #expect(try await workstation.records().count == 1)
            let block = try await workstation.leaseNumbers(of: "order", count: 1, operation: OperationID(.sample(2)))
            #expect(block == 1043...1043)
            let session = try database.session(as: role)
            for forbidden in Self.forbidden {
                #expect(throws: PostgresFault.self, "\(forbidden)") { try session.run(forbidden) }
            }
            #expect(try await workstation.records().count == 1)
        }
    }

    @Test func `a role may call ten functions, whatever else comes, and use no table`() async throws {
        try await withRole { database, role in
            try database.run("select clinic.admit('\(role)')")
            let session = try database.session()
            let functions = try session.rows(
                "select p.proname from pg_proc p where p.pronamespace = 'clinic'::regnamespace "
                    + "and has_function_privilege('\(role)', p.oid, 'execute') order by p.proname")
            let callable = (0..<functions.count).map { functions.text($0, 0) }
            #expect(
                callable == [
                    "apply", "changes", "digests", "heads", "identity", "lease_numbers", "part", "snapshot", "steps",
                    "workstations",
                ])
            let relations = try session.rows(
                "select c.relname from pg_class c where c.relnamespace = 'clinic'::regnamespace "
                    + "and c.relkind in ('r', 'S', 'v') and case when c.relkind = 'S' "
                    + "then has_sequence_privilege('\(role)', c.oid, 'usage, select, update') "
                    + "else has_table_privilege('\(role)', c.oid, 'select, insert, update, delete, truncate, trigger') end"
            )
            #expect((0..<relations.count).map { relations.text($0, 0) } == [])
        }
    }

    @Test func `a role that was not admitted is refused`() async throws {
        try await withRole { database, role in
            let stranger = try PostgresRemote(database.address(of: role))
            let error = await #expect(throws: AppError.self) { try await stranger.identify() }
            #expect(error?.code == "remote-refused")
            #expect(error?.message.contains("permission denied for schema clinic") == true)
        }
    }

    private static let forbidden = [
        "select * from clinic.record", "delete from clinic.signed_head",
        "update clinic.record set body = '{}'", "delete from clinic.operation",
        "select clinic.seed('[]')", "select clinic.open('{}')",
        "select clinic.retire('')", "delete from clinic.workstation",
        "select clinic.admit('public')", "select clinic.settle()", "drop schema clinic cascade",
        "create table clinic.mine (x int)",
    ]

    private func withRole(_ body: (PostgresDatabase, String) async throws -> Void) async throws {
        try await PostgresServer.withDatabase { database in
            _ = try await RemoteBench { try database.remote() }.openRemote([RemoteContract.product])
            try await database.withRole { role in try await body(database, role) }
        }
    }
}
