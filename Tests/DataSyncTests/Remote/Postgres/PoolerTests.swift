import DataSupport
import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// Connections that belong to a workstation only for a transaction.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct PoolerTests {
    @Test func `a session is as it was, whatever was done in it`() async throws {
        try await PostgresServer.withDatabase { database in
            _ = try await RemoteBench { try database.remote() }.openRemote([RemoteContract.product])
            let session = try database.session()
            let left = """
                select string_agg(name, ', ') from (
                    select name from pg_settings where source = 'session' union all select name from pg_prepared_statements
                    union all select locktype from pg_locks where pid = pg_backend_pid() and locktype = 'advisory'
                ) as left_over
                """
            var outcomes: [RemoteOutcome] = []
            try session.apply((1...3).map { RemoteContract.takeOne($0, from: 10) }, adding: &outcomes)
            #expect(outcomes.filter(\.isApplied).count == 3)
            #expect(try session.rows(left).text(0, 0) == nil)
        }
    }

    @Test func `what is committed is on disk, though a server would not wait for it`() async throws {
        try await PostgresServer.withDatabase { database in
            _ = try await RemoteBench { try database.remote() }.openRemote()
            try database.run("alter database \(database.name) set synchronous_commit = off")
            let session = try database.session()
            try session.run("begin; select clinic.enter(as_open => true)")
            #expect(try session.rows("show synchronous_commit").text(0, 0) == "on")
            try session.run("commit")
            #expect(try session.rows("show synchronous_commit").text(0, 0) == "off")
        }
    }

    @Test func `a server whose transactions read something old is refused, with what to do`() async throws {
        try await PostgresServer.withDatabase { database in
            _ = try await RemoteBench { try database.remote() }.openRemote([RemoteContract.product])
            try database.run("alter database \(database.name) set default_transaction_isolation = 'repeatable read'")
            let error = await #expect(throws: AppError.self) {
                try await database.remote().apply(RemoteContract.takeOne(1, from: 10))
            }
            #expect(error?.code == "remote-failed")
            #expect(error?.message.contains("set default_transaction_isolation of clinic") == true)
        }
    }

    @Test func `somebody who holds a record keeps a workstation waiting only for a while`() async throws {
        try await PostgresServer.withDatabase { database in
            let remote = try await RemoteBench { try database.remote() }.openRemote([RemoteContract.product])
            try database.run(
                """
                alter function clinic.apply(uuid, uuid, bigint, jsonb, bytea, bytea, text, bigint) set lock_timeout = '50ms'
                """)
            let holder = try database.session()
            try holder.run("begin; select from clinic.record for update")
            let error = await #expect(throws: AppError.self) {
                try await remote.apply(RemoteContract.takeOne(1, from: 10))
            }
            #expect(error?.code == "remote-unreachable")
            try holder.run("commit")
            #expect(try await remote.apply(RemoteContract.takeOne(1, from: 10)).isApplied)
        }
    }

    @Test func `a connection that nobody uses is let go, and opened again for the next exchange`() async throws {
        try await PostgresServer.withDatabase { database in
            let timeouts = RemoteTimeouts(idling: .milliseconds(10))
            let remote = try await RemoteBench { try database.remote(timeouts: timeouts) }.openRemote()
            try await onItsOwnThread { try database.session().wait(until: "not exists (\(Self.others))") }
            #expect(try await remote.identify()?.isOpen == true)
        }
    }

    @Test func `a connection that is used is kept`() async throws {
        try await PostgresServer.withDatabase { database in
            let timeouts = RemoteTimeouts(idling: .seconds(600))
            let remote = try await RemoteBench { try database.remote(timeouts: timeouts) }.openRemote()
            let watching = try database.session()
            let before = try watching.rows(Self.others)
            #expect(before.count == 1)
            #expect(try await remote.apply(RemoteOperation(1, .init("product", 1, to: "{}"))).isApplied)
            #expect(try watching.rows(Self.others).text(0, 0) == before.text(0, 0))
        }
    }

    @Test func `a write notices a restored server behind a connection that stayed open`() async throws {
        try await PostgresServer.withDatabase { database in
            let timeouts = RemoteTimeouts(idling: .seconds(600))
            let remote = try await RemoteBench { try database.remote(timeouts: timeouts) }.openRemote()
            try database.run("update clinic.remote set home = ''")
            #expect(try await remote.apply(RemoteOperation(1, .init("product", 1, to: "{}"))).isApplied)
            #expect(try database.value("select epoch from clinic.record where kind = 'product'") == "2")
        }
    }

    @Test(arguments: [
        ("SASL authentication failed", "remote-refused"), ("password authentication failed", "remote-refused"),
        ("server login has been failing, try again later (server_login_retry)", "remote-unreachable"),
        ("no more connections allowed (max_client_conn)", "remote-unreachable"),
    ])
    func `a pooler that refuses a password is told from one that has no server, though the code is the same`(
        words: String, code: String
    ) {
        let refusal = ConnectionRefusal(
            words: "connection to server failed: FATAL:  08P01: \(words)\n", needsPassword: false)
        #expect(refusal.fault.appError(of: "db").code == code)
    }

    private static let others = """
        select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        """

    @Test(.enabled(if: PostgresServer.hasPooler, PostgresServer.hasNoPooler))
    func `more workstations than a pooler has sessions exchange through it`() async throws {
        try await PostgresServer.withDatabase { database in
            let way = { try SettledRemote(database, by: database.pooled) }
            var workstations = [try await Workstations.opened(way())]
            for _ in 1...4 { workstations.append(try await Workstations.joined(way())) }
            for workstation in workstations { try await workstation.signIn(.receptionist) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for workstation in workstations {
                    group.addTask {
                        for number in 1...5 {
                            _ = try await workstation.register("Ada Byron \(number)")
                            #expect(try await workstation.sync.sync().problem == nil)
                        }
                    }
                }
                try await group.waitForAll()
            }
            try await workstations.settle()
            let records = Set(try workstations[0].records())
            for workstation in workstations { #expect(Set(try workstation.records()) == records) }
            #expect(try workstations[4].column("SELECT name FROM patient WHERE name LIKE 'Ada Byron _'").count == 25)
        }
    }
}
