import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Engines that speak PostgreSQL's language: each is a PostgreSQL in which some functions do what another engine's do.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct EngineCheckTests {
    /// An engine's functions that are not PostgreSQL's, and what is said of it.
    struct Engine: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let functions: [String]
        let lack: String

        static let all = [
            Engine(
                testDescription: "locks that hold nobody back",
                functions: [
                    "pg_advisory_xact_lock(bigint) returns void as $$ select $$",
                    "pg_try_advisory_xact_lock(bigint) returns boolean as $$ select true $$",
                ], lack: "its advisory locks hold nobody back"),
            Engine(
                testDescription: "locks that nobody gets",
                functions: ["pg_try_advisory_xact_lock(bigint) returns boolean as $$ select false $$"],
                lack: "its advisory locks hold nobody back"),
            Engine(
                testDescription: "a fence beyond open transactions",
                functions: ["pg_snapshot_xmin(pg_snapshot) returns xid8 as $$ select '4611686018427387904'::xid8 $$"],
                lack: "its snapshots do not tell which transactions are open"),
            Engine(
                testDescription: "snapshots that see everything",
                functions: ["pg_visible_in_snapshot(xid8, pg_snapshot) returns boolean as $$ select true $$"],
                lack: "its snapshots do not tell which transactions are open"),
            Engine(
                testDescription: "no advisory locks",
                functions: [
                    """
                    pg_advisory_xact_lock(bigint) returns void language plpgsql as $$
                    begin raise exception 'there are none' using errcode = 'feature_not_supported'; end $$
                    """
                ], lack: "there are none"),
        ]

        /// Puts the functions before PostgreSQL's.
        func pretend(in database: PostgresDatabase) throws {
            try database.run("create schema pretended")
            for function in functions {
                let language = function.contains("language") ? "" : " language sql"
                try database.run("create function pretended.\(function)\(language)")
            }
            try database.run("alter database \(database.name) set search_path = pretended, pg_catalog, public")
        }
    }

    @Test func `PostgreSQL is suitable, before it has tables and after`() async throws {
        try await PostgresServer.withDatabase { database in
            let remote = try database.remote()
            try await remote.checkEngine()
            try await remote.prepare(for: .sample(1), kinds: [])
            try await remote.checkEngine()
        }
    }

    @Test(arguments: Engine.all)
    func `an engine that does something else is refused before anything is made`(_ engine: Engine) async throws {
        try await PostgresServer.withDatabase { database in
            try engine.pretend(in: database)
            let remote = try database.remote()
            let refusal = AppError.remote(.unsuitable(remote: remote.name, detail: engine.lack))
            await #expect(throws: refusal) { try await remote.checkEngine() }
            await #expect(throws: refusal) { try await remote.prepare(for: .sample(1), kinds: []) }
            #expect(try database.value("select count(*) from pg_namespace where nspname = 'clinic'") == "0")
        }
    }

    @Test func `an engine whose locks on rows hold nobody back is refused`() async throws {
        try await PostgresServer.withDatabase { database in
            let remote = try database.remote()
            try await remote.prepare(for: .sample(1), kinds: [])
            // Nobody locks what a function returns.
            try database.run(
                """
                alter table clinic.remote rename to remote_rows;
                create function clinic.remote_now() returns setof clinic.remote_rows
                    language sql as 'select * from clinic.remote_rows';
                create view clinic.remote as select * from clinic.remote_now()
                """)
            let check = try EngineCheck(
                remote.address, library: remote.library, timeouts: remote.timeouts, wakeup: Wakeup())
            let refusal = try #require(throws: PostgresFault.self) { try check.runOnRows() }
            #expect(String(describing: refusal) == #"lacking("its locks on rows hold nobody back")"#)
        }
    }

    @Test func `a workstation joins no clinic on such an engine`() async throws {
        try await PostgresServer.withDatabase { database in
            let first = try await Workstations.opened(SettledRemote(database))
            try await first.signIn(.manager)
            try Engine.all[0].pretend(in: database)
            let remote = try SettledRemote(database)
            let refusal = AppError.remote(.unsuitable(remote: remote.name, detail: Engine.all[0].lack))
            await #expect(throws: refusal) { try await first.check(remote) }
            let empty = try WorkstationHarness.open(.memory, clock: FixedClock(), joining: "memory")
            try empty.connect(to: remote, random: SeededGenerator(seed: 1))
            #expect(try await empty.sync.sync().problem == refusal)
        }
    }
}
